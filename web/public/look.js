// How the room looks: read before the first paint, applied again whenever a setting changes.
// A blocking script of its own, since nothing may stand inline; the client finds it as `tapeteLook`.
;(() => {
  const KEY = 'tapete.look'

  const REST = {
    contrast: 50,
    grain: 50,
    warmth: 50,
    cloth: 'green',
    large: false,
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

  /** The look that was kept; at rest whatever is missing or makes no sense. */
  function read() {
    let kept = null
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    } catch {
      // no storage, or not ours
    }
    const look = { ...REST }
    for (const name of Object.keys(REST)) if (fits(name, kept?.[name])) look[name] = kept[name]
    return look
  }

  function keep(look) {
    try {
      localStorage.setItem(KEY, JSON.stringify(look))
    } catch {
      // a browser that keeps nothing shows it until the page closes
    }
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

  globalThis.tapeteLook = { REST, read, keep, apply }
  apply(read())
})()
