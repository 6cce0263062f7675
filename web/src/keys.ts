/** Single keys that act: letters, digits, Escape. Hints on buttons show once one has been used. */

import { settings } from './settings.svelte'

/** By `KeyboardEvent.key`, letters in lower case. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

const WRITES = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea'

/**
 * Listens until the returned function is called: `$effect(() => onKeys({ p: pass }))`. Keys typed into a field, with a
 * modifier, or while a person switched keys off do nothing; neither does the page behind a modal dialog.
 */
export function onKeys(keys: Keys): () => void {
  function listen(event: KeyboardEvent): void {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    const target = event.target as Element | null
    if (target?.closest(WRITES)) return
    if (event.key !== 'Escape' && (!settings.habits.keys || document.querySelector('dialog:modal'))) return
    document.body.classList.add('keys')
    event.preventDefault()
    act(event)
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
