// The page: one application, mounted once.
import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import './lib/settings.svelte'

const target = document.getElementById('page')
if (target) mount(App, { target })
