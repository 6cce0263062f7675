/** Where the room stands on its server: empty at the root, `/cards` behind a proxy that gives it that corner. */

const BASE = globalThis.document?.documentElement.dataset.base ?? ''

/** The address of one of the room's own paths, `/en/` or `/api/games`. */
export const at = (path: string): string => BASE + path

/** The room's own path of an address, null where the address is none of the room's. */
export function within(address: string): string | null {
  if (!address.startsWith(`${BASE}/`)) return null
  return address.slice(BASE.length)
}
