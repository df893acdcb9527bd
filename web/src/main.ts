// The page: one application, mounted once.
import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import './lib/settings.svelte'

// A newer page has been installed on the server while this one was open.
window.addEventListener('vite:preloadError', () => location.reload())

const target = document.getElementById('page')
if (target) mount(App, { target })
