import { beforeEach, expect, test, vi } from 'vitest'
import script from '../public/look.js?raw'

let listener: ((event: KeyboardEvent) => void) | undefined
const page = { modal: false, classes: new Set<string>() }

function press(key: string, more: Partial<KeyboardEvent> & { field?: boolean } = {}): boolean {
  let prevented = false
  const target = { closest: () => (more.field ? {} : null) }
  listener?.({ key, target, defaultPrevented: false, preventDefault: () => (prevented = true), ...more } as never)
  return prevented
}

async function open() {
  vi.resetModules()
  ;(0, eval)(script)
  const { settings } = await import('./settings.svelte')
  const { onKeys } = await import('./keys')
  return { settings, onKeys }
}

beforeEach(() => {
  page.modal = false
  page.classes.clear()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, style: { setProperty: () => {} }, toggleAttribute: () => {} },
    body: { classList: page.classes },
    querySelector: () => (page.modal ? {} : null),
  })
  vi.stubGlobal('addEventListener', (_: string, added: typeof listener) => (listener = added))
  vi.stubGlobal('removeEventListener', () => (listener = undefined))
})

test('a key acts in either case, and shows the hints from then on', async () => {
  const { onKeys } = await open()
  const pass = vi.fn()
  onKeys({ p: pass })
  expect(press('P')).toBe(true)
  expect(press('p')).toBe(true)
  expect(pass).toHaveBeenCalledTimes(2)
  expect(page.classes).toContain('keys')
  expect(press('x')).toBe(false)
})

test('the newest of several has the key, and gives it back', async () => {
  const { onKeys } = await open()
  const [first, second] = [vi.fn(), vi.fn()]
  onKeys({ Escape: first, l: first })
  const stop = onKeys({ Escape: second })
  press('Escape')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  press('l')
  stop()
  press('Escape')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
})

test('nobody listens once all have stopped', async () => {
  const { onKeys } = await open()
  onKeys({ p: () => {} })()
  expect(listener).toBeUndefined()
})

test('writing, modifiers, held keys and modal dialogs are left alone', async () => {
  const { onKeys } = await open()
  const act = vi.fn()
  onKeys({ p: act, Escape: act })
  press('p', { field: true })
  press('p', { ctrlKey: true })
  press('p', { altKey: true })
  press('p', { metaKey: true })
  press('p', { repeat: true })
  press('p', { defaultPrevented: true })
  page.modal = true
  press('p')
  press('Escape')
  expect(act).not.toHaveBeenCalled()
})

test('letters can be switched off, Escape cannot', async () => {
  const { settings, onKeys } = await open()
  const [pass, close] = [vi.fn(), vi.fn()]
  onKeys({ p: pass, Escape: close })
  settings.setHabits({ keys: false })
  press('p')
  press('Escape')
  expect(pass).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
})
