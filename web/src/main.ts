import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './router.svelte'
import './styles/index.css'

await router.begin()
mount(App, { target: document.body })
