// The page: one application, mounted once.
import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import './lib/settings.svelte'

// The server has been updated with a newer page while this one was open.
window.addEventListener('vite:preloadError', () => location.reload())

const target = document.getElementById('page')
if (target) mount(App, { target })
