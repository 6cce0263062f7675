/** Keeps the room in this browser (see worker.js), so that its pages open without a line and it can be installed. */

import { at } from './base'
import { savesData } from './later'
import { renewalIsDue } from './renewal'
import { words } from './words.svelte'

/** Begins, where the browser allows it: only over https, or on the machine of the room itself. */
export function keepTheRoom(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // the first worker is no newer client, the next one is
    if (controlled) renewalIsDue()
    controlled = true
  })
  serviceWorker.register(at('/worker.js'), { scope: at('/'), updateViaCache: 'none' }).then(
    (registration) => {
      document.addEventListener('visibilitychange', () => {
        // where nobody answers it stays as it is
        if (!document.hidden) registration.update().catch(() => {})
      })
      followLanguage(serviceWorker.ready)
    },
    () => {}, // a browser that keeps nothing has the room as long as there is a line
  )
}

/** Has the pages kept in the language spoken now, and in each that is spoken after it. */
function followLanguage(ready: Promise<ServiceWorkerRegistration>): void {
  $effect.root(() => {
    $effect(() => {
      const { language } = words
      void ready.then(({ active }) => active?.postMessage({ language, pictures: !savesData() }))
    })
  })
}
