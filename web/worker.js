/*
 * The worker that keeps the room in a browser: what may be opened without a line, and nothing that anybody did here.
 * The build writes VERSION and FILES before it (see offline.ts).
 *
 * - Pages are asked of the room, and shown as they were kept only where it does not answer; so no worker ever holds back
 *   a newer client. They are kept as a stranger sees them, one for each language, and only those of this client.
 * - Files with a hash in their names are taken from here. Those of the client before this one stay, so that a page that is
 *   still open finds its parts; when another comes, they go.
 * - What one asks the room for (api, ws, records) never comes by here.
 */
/* global VERSION, FILES */

const ROOT = new URL('./', location.href)
const MINE = `tapete ${ROOT.pathname} `
const CACHE = MINE + VERSION
const PAGE = /^(?:([a-z]{2,3})\/|$)/

const ANY = { ignoreVary: true }

const addressOf = (path) => new URL(path, ROOT).href

/** The room's own path of an address, null where the address is none of the room's. */
const within = ({ origin, pathname }) =>
  origin === ROOT.origin && pathname.startsWith(ROOT.pathname) ? pathname.slice(ROOT.pathname.length) : null

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(install())
})

addEventListener('activate', (event) => event.waitUntil(activate()))

// a page says which language it speaks, and whether pictures may be fetched that it has not asked for
addEventListener('message', (event) => {
  const { language, pictures } = event.data ?? {}
  if (PAGE.exec(`${language}/`)?.[1]) event.waitUntil(keep(language, pictures === true))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const path = within(new URL(request.url))
  if (request.method !== 'GET' || path === null) return
  if (path.startsWith('assets/')) event.respondWith(file(request))
  else if (FILES.plain.includes(path)) event.respondWith(fresh(request, request))
  else if (request.mode === 'navigate' && PAGE.test(path)) event.respondWith(fresh(request, shell(path)))
})

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll([...FILES.client, ...FILES.plain].map(addressOf))
  for (const language of await languages()) await keep(language, false)
  await have(FILES.pictures, false)
}

async function activate() {
  await clients.claim()
  const others = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** Keeps the page in a language with all its words, and the pictures of the cards. */
async function keep(language, pictures) {
  const cache = await caches.open(CACHE)
  const page = await fetch(addressOf(`${language}/`), { credentials: 'omit' })
  if (page.ok && !page.redirected) {
    if (!(await isOurs(page.clone()))) return
    await cache.put(page.url, page)
  }
  await have(FILES.words.filter((name) => name.includes(`/${language}-`)), true)
  if (pictures) await have(FILES.pictures, true)
}

/** Takes over what the client before this one has of these, as it will go; `asks` the room for the rest. */
async function have(names, asks) {
  const cache = await caches.open(CACHE)
  for (const address of names.map(addressOf)) {
    if (await cache.match(address, ANY)) continue
    const kept = await caches.match(address, ANY)
    if (kept) await cache.put(address, kept)
    else if (asks) await cache.add(address)
  }
}

/** The room may have a newer client by now, whose own worker is on its way: here its page would lack its parts. */
async function isOurs(page) {
  const scripts = (await page.text()).match(/\bassets\/[\w.-]+\.js\b/g) ?? []
  return scripts.every((name) => FILES.client.includes(name))
}

/** What is kept of it: by this client, or by the one before. */
const find = async (request) =>
  (await (await caches.open(CACHE)).match(request, ANY)) ?? (await caches.match(request, ANY))

async function file(request) {
  const kept = await find(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** From the room; from here where it does not answer, as a proxy says too when there is no room behind it. */
async function fresh(request, kept) {
  try {
    const answer = await fetch(request)
    if (![502, 503, 504].includes(answer.status)) return answer
    return (await find(await kept)) ?? answer
  } catch (lost) {
    const found = await find(await kept)
    if (found) return found
    throw lost
  }
}

/** The address of the page kept for a path: in its language, or in another one that was spoken here. */
async function shell(path) {
  const language = PAGE.exec(path)[1]
  const spoken = await languages()
  return addressOf(`${spoken.includes(language) ? language : (spoken.at(-1) ?? language)}/`)
}

/** The languages in which a page is kept, the one kept last at the end. */
async function languages() {
  const found = []
  for (const name of (await caches.keys()).filter((name) => name.startsWith(MINE)))
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = /^([a-z]{2,3})\/$/.exec(within(new URL(url)) ?? '')?.[1]
      if (language && !found.includes(language)) found.push(language)
    }
  return found
}
