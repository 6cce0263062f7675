import { mount } from 'svelte'
import App from './App.svelte'
import { fetchAhead } from './later'
import { renewalIsDue, renew } from './renewal'
import { router } from './router.svelte'
import './styles/index.css'

// a part of this client is gone from the room: another stands in its place. A table can go on with what it has
addEventListener('vite:preloadError', () => {
  if (router.place.page === 'table') renewalIsDue()
  else void renew()
})

await router.begin()
mount(App, { target: document.body })
const unkept = (): void => {} // the room is gone just now: the next visit keeps it
fetchAhead(() => void import('./keeping.svelte').then(({ keepTheRoom }) => keepTheRoom(), unkept))
