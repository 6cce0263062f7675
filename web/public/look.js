// How the room looks: read before the first paint, applied again whenever a setting changes.
// A blocking script of its own, since nothing may stand inline; the client finds it as `tapeteLook`.
;(() => {
  const LOOK = 'tapete.look'
  const HABITS = 'tapete.habits'
  const STAMP = 'tapete.stamp'

  const REST = {
    contrast: 50,
    grain: 50,
    warmth: 50,
    cloth: 'green',
    large: false,
    fourColours: false,
    largeIndex: false,
    motion: 'system',
    speed: 'normal',
  }

  const CHOICES = {
    cloth: ['green', 'blue', 'wine'],
    motion: ['system', 'on', 'off'],
    speed: ['slow', 'normal', 'fast', 'instant'],
  }

  const fits = (name, value) =>
    name in CHOICES
      ? CHOICES[name].includes(value)
      : typeof value === typeof REST[name] && (typeof value !== 'number' || (value >= 0 && value <= 100))

  /** What this browser keeps, as text; a browser that keeps nothing has it until the page closes. */
  const page = new Map()
  const store = {
    get(key) {
      try {
        return JSON.parse(page.get(key) ?? localStorage.getItem(key) ?? 'null')
      } catch {
        return null // no storage, or not ours
      }
    },
    set(key, value) {
      const text = JSON.stringify(value)
      try {
        localStorage.setItem(key, text)
      } catch {
        page.set(key, text)
      }
    },
  }

  /** A whole look; at rest whatever is missing or makes no sense. */
  function whole(kept) {
    const look = { ...REST }
    for (const name of Object.keys(REST)) if (fits(name, kept?.[name])) look[name] = kept[name]
    return look
  }

  const read = () => whole(store.get(LOOK))
  const keep = (look) => store.set(LOOK, look)

  /** Whose settings these are and when one of them was last changed. */
  function stamp() {
    const { person, at, language } = store.get(STAMP) ?? {}
    return {
      person: typeof person === 'string' ? person : null,
      at: Number.isFinite(at) ? at : 0,
      language: typeof language === 'string' ? language : null,
    }
  }

  /** Takes over what the room keeps of a person, unless the same person has changed something here since. */
  function adopt(person, kept) {
    const here = stamp()
    const at = Number.isFinite(kept?.at) ? kept.at : 0
    if (at <= 0 || (here.person === person && here.at >= at)) return false
    keep(whole(kept.look))
    store.set(HABITS, { ...store.get(HABITS), ...kept.habits })
    store.set(STAMP, { person, at, language: kept.language })
    return true
  }

  function apply(look) {
    const root = document.documentElement
    const { contrast: c, warmth: w } = look
    root.dataset.cloth = look.cloth
    root.dataset.motion = look.motion
    root.dataset.speed = look.speed
    root.toggleAttribute('data-large', look.large)
    root.toggleAttribute('data-contrast', c !== 50)
    root.toggleAttribute('data-warmth', w !== 50)
    root.style.setProperty('--grain', String(look.grain))
    // the soft end stops at .88: below it small words on the cloth fall under 4.5:1
    root.style.setProperty('--contrast', (1 + (c - 50) * (c < 50 ? 0.0024 : 0.006)).toFixed(3))
    const light = w > 50 ? '#ffb45e' : '#86b7ff'
    root.style.setProperty('--tint', `color-mix(in srgb, ${light} ${(Math.abs(w - 50) * 0.7).toFixed(1)}%, #fff)`)
  }

  globalThis.tapeteLook = { REST, store, read, keep, apply, stamp, adopt }
  // a person whom the room knows finds in the page what he settled on, here or elsewhere
  const { person, kept } = document.documentElement.dataset
  if (person && kept) {
    try {
      adopt(person, JSON.parse(kept))
    } catch {
      // not as the client writes it: this browser's own holds
    }
  }
  apply(read())
})()
