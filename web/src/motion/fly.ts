// Cards in the air. The page always stands as it is to be shown; what flies is a copy above it, and the card that it
// stands for is hidden until the copy lands. So a flight that is cut short leaves nothing behind.

export interface Box {
  /** The middle, in pixels of the window. */
  x: number
  y: number
  /** Width of the card, before it is turned. */
  width: number
  turn: number
}

export interface Flight {
  from: Box
  to: Box
  /** Address of the picture seen on arrival. */
  face: string
  /** Address of the picture seen at the start, where the card turns over on its way. */
  before?: string | undefined
  /** Hidden until the card arrives. */
  lands?: Element | undefined
  /** Milliseconds; 0 is no flight at all. */
  time: number
  wait?: number
  ease?: string
  /** How far the path bends to its left, in pixels. */
  bow?: number
  /** Fades away towards the end: it goes out of play. */
  fades?: boolean
}

export const ARRIVE = 'cubic-bezier(.22, .9, .28, 1)'
export const CROSS = 'cubic-bezier(.6, 0, .3, 1)'

const HEIGHT = 310 / 200

/** Where an element lies now: its middle, its own width and how far it is turned. */
export function boxOf(element: Element): Box {
  const rect = element.getBoundingClientRect()
  const own = element instanceof HTMLElement ? element.offsetWidth : rect.width
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: own || rect.width, turn: turnOf(element) }
}

/** The same place in another size. */
export function sized(box: Box, width: number, turn = 0): Box {
  return { ...box, width, turn }
}

/** Lets a card fly; settled once it has landed, at once where there is nothing to see. */
export async function fly(flight: Flight): Promise<void> {
  const { time, wait = 0 } = flight
  if (time <= 0 || typeof document === 'undefined' || document.hidden) return
  const card = copyOf(flight)
  layer().append(card)
  const hidden = flight.lands?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + wait })
  const flown = [travel(card, flight), ...rise(card, flight), ...turnOver(card, flight), ...fade(card, flight)]
  // browsers draw nothing that nobody sees: up in the air it would hold up all that comes after, my turn too
  const land = (): void => flown.forEach((one) => one.finish())
  document.addEventListener('visibilitychange', land)
  try {
    await Promise.all(flown.map((one) => one.finished))
  } catch {
    // Cancelled with the page it flew over: the card already lies where it belongs.
  } finally {
    document.removeEventListener('visibilitychange', land)
    card.remove()
    hidden?.cancel()
  }
}

function travel(card: HTMLElement, { from, to, time, wait = 0, ease = ARRIVE, bow = 0 }: Flight): Animation {
  const small = from.width / to.width
  const at = (box: Box, scale: number): string =>
    `translate(${box.x - to.width / 2}px, ${box.y - (to.width * HEIGHT) / 2}px) rotate(${box.turn}deg) scale(${scale})`
  const frames: Keyframe[] = [{ transform: at(from, small) }, { transform: at(to, 1) }]
  if (bow) frames.splice(1, 0, { transform: at(bent(from, to, bow), (small + 1) / 2) })
  return card.animate(frames, { duration: time, delay: wait, easing: ease, fill: 'both' })
}

function bent(from: Box, to: Box, bow: number): Box {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return {
    x: (from.x + to.x) / 2 + (dy / length) * bow,
    y: (from.y + to.y) / 2 - (dx / length) * bow,
    width: to.width,
    turn: (from.turn + to.turn) / 2,
  }
}

/** Off the table it throws a shadow, and none while it waits among others for its turn. */
function rise(card: HTMLElement, { time, wait = 0 }: Flight): Animation[] {
  const up = '0 4px 8px #0006'
  const frames = [{ boxShadow: '0 0 0 #0000' }, { boxShadow: up, offset: 0.1 }, { boxShadow: up }]
  return [...card.children].map((picture) => picture.animate(frames, { duration: time, delay: wait, fill: 'both' }))
}

/** The back narrows to nothing half way, then the face opens. */
function turnOver(card: HTMLElement, { before, time, wait = 0 }: Flight): Animation[] {
  if (!before) return []
  const [front, back] = [...card.children]
  const timing = { duration: time, delay: wait, fill: 'both' as const }
  const closes = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }]
  const opens = [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }]
  return [front?.animate(opens, timing), back?.animate(closes, timing)].filter((animation) => animation !== undefined)
}

function fade(card: HTMLElement, { fades = false, time, wait = 0 }: Flight): Animation[] {
  if (!fades) return []
  return [
    card.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
      duration: time,
      delay: wait,
      fill: 'both',
    }),
  ]
}

function copyOf({ to, face, before }: Flight): HTMLElement {
  const card = document.createElement('span')
  card.className = 'flying card'
  card.style.setProperty('--cw', `${to.width}px`)
  for (const address of before ? [face, before] : [face]) {
    const picture = document.createElement('img')
    picture.src = address
    picture.alt = ''
    card.append(picture)
  }
  return card
}

/** The layer above the page. It lives in the document, not in a component, so it outlasts what it flies over. */
function layer(): HTMLElement {
  const there = document.querySelector<HTMLElement>('body > .flights')
  if (there) return there
  const made = document.createElement('div')
  made.className = 'flights'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

function turnOf(element: Element): number {
  let turn = 0
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    turn += Number.parseFloat(getComputedStyle(at).rotate) || 0
  }
  return turn
}
