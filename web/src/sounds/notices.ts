/** Notices of the browser, for who looks elsewhere when it is his turn: asked for by a click, shown while the page is hidden. */

import { settings } from '../settings.svelte'

/** One notice of a table takes the place of the one before. */
const TAG = 'tapete-turn'

/** Whether this browser has notices at all. */
export const canNotify = (): boolean => 'Notification' in globalThis

/** Asks the person by way of the browser, upon a click; whether notices may be shown now. */
export const allowNotices = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** Says so, if somebody wants to be told and does not see the page; gone again once he looks. */
export function notify(title: string, body: string): void {
  if (!settings.habits.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag: TAG })
    notice.onclick = () => {
      focus()
      notice.close()
    }
    document.addEventListener('visibilitychange', () => notice.close(), { once: true })
  } catch {
    // browsers of phones leave notices to the worker of the page, and have none without one
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body, tag: TAG }))
  }
}
