/** Single keys that act: letters, digits, Escape. Hints on buttons show once one has been used. */

import { settings } from './settings.svelte'

/** By `KeyboardEvent.key`, letters in lower case. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

const WRITES = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea'

const listening: Keys[] = []

/**
 * Listens until the returned function is called: `$effect(() => onKeys({ p: pass }))`. Of several that want a key the
 * newest has it, so what was opened last is closed first. Keys typed into a field, with a modifier, or while a modal
 * dialog is open do nothing, and none but Escape where a person switched keys off.
 */
export function onKeys(keys: Keys): () => void {
  if (listening.length === 0) addEventListener('keydown', pressed)
  listening.push(keys)
  return () => {
    listening.splice(listening.indexOf(keys), 1)
    if (listening.length === 0) removeEventListener('keydown', pressed)
  }
}

function pressed(event: KeyboardEvent): void {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const act = listening.findLast((keys) => Object.hasOwn(keys, key))?.[key]
  if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  if ((event.target as Element | null)?.closest(WRITES)) return
  if (document.querySelector('dialog:modal') || (key !== 'Escape' && !settings.habits.keys)) return
  document.body.classList.add('keys')
  event.preventDefault()
  act(event)
}
