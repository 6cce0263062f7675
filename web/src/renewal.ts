/**
 * A newer client than the one that runs: it is taken at the next step from page to page, which then loads anew; at once
 * where the old one cannot go on. Nobody is torn from a table, and nobody is left with a client that the room has left.
 */

const KEY = 'tapete.renewed'
/** The page is loaded anew for a newer client at most once in such a time, in milliseconds. */
const PATIENCE = 60_000

let due = false

/** There is a newer client. */
export function renewalIsDue(): void {
  due = true
}

/** Goes to an address by loading it, where that brings a newer client; says whether it does. */
export function goneForRenewal(address: string): boolean {
  if (due) location.assign(address)
  return due
}

/** The client that runs lacks something that only a newer one has: loads the page anew, if the room is there to be asked. */
export async function renew(): Promise<void> {
  renewalIsDue()
  if (Date.now() - lately() < PATIENCE) return
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return // without a memory it might load for ever
  }
  location.reload()
}

function lately(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    return 0
  }
}
