import { mount } from 'svelte'
import App from './App.svelte'
import { fetchAhead } from './later'
import { router } from './router.svelte'
import './styles/index.css'

await router.begin()
mount(App, { target: document.body })
fetchAhead(() => {})
