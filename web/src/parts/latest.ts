/** As near to its end a list counts as being there, in pixels. */
const NEAR = 24

/** Keeps a list at its end, where the latest stands, also as it comes into sight; not where somebody has scrolled up. */
export function atLatest(list: HTMLElement): () => void {
  let stays = true
  const scrolled = (): void => {
    stays = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }
  const toEnd = (): void => {
    if (stays) list.scrollTop = list.scrollHeight
  }
  const sizes = new ResizeObserver(toEnd)
  const lines = new MutationObserver(toEnd)
  sizes.observe(list)
  lines.observe(list, { childList: true, characterData: true, subtree: true })
  list.addEventListener('scroll', scrolled)
  return () => {
    sizes.disconnect()
    lines.disconnect()
    list.removeEventListener('scroll', scrolled)
  }
}
