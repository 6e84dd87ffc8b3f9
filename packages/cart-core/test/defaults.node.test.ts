import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCore } from '../src/index.ts'
import { createBrowser, settle } from './support/browser.ts'
import { contents, idsOf, newLine } from './support/lines.ts'

/** Behavior of a core that is given only its calls, with stubs for the page's globals. */

const area = () => {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', area())
  vi.stubGlobal('sessionStorage', area())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const { market } = createBrowser()
  market.account('ann@example.org')
  const lamp = market.product({ id: 'lamp' })
  const core = createCore({ api: session => market.tab(session) })
  core.start()
  await settle()
  return { market, lamp, core }
}

const kept = (name: 'localStorage' | 'sessionStorage') =>
  (globalThis[name] as unknown as ReturnType<typeof area>).values

test('the cart is kept in localStorage, the return address in sessionStorage', async () => {
  const { core, lamp } = await open()
  await core.cart.add(newLine(lamp))
  core.returnTo.remember('/cart')
  core.flush()
  expect([...kept('localStorage').keys()].sort()).toEqual(['guest_cart_items', 'local_selected_items'])
  expect([...kept('sessionStorage').keys()]).toEqual(['return_to'])
})

test('writes pending values after 100 ms, and leaves no timer after a flush', async () => {
  const { core, lamp } = await open()
  await core.cart.add(newLine(lamp))
  vi.advanceTimersByTime(99)
  expect(kept('localStorage').has('local_selected_items')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(kept('localStorage').has('local_selected_items')).toBe(true)
  core.cart.selectAll()
  core.flush()
  expect(vi.getTimerCount()).toBe(0)
})

test('ids are random UUIDs', async () => {
  const { core, lamp } = await open()
  await core.cart.add(newLine(lamp))
  expect(idsOf(core.cart.get())[0]).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index) })
  await core.cart.add(newLine(lamp, 1, ['Color:red']))
  expect(idsOf(core.cart.get())[1]).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
})

test.each([
  ['no navigator', undefined],
  ['a navigator without locks', {}],
])('merges at login with %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { core, lamp, market } = await open()
  await core.cart.add(newLine(lamp, 2))
  await core.auth.login({ email: 'ann@example.org', password: 'right' })
  await settle()
  expect(market.contents('ann@example.org')).toEqual({ lamp: 2 })
})

test('the calls may be given as they are, without a session of this core', async () => {
  const { market, lamp } = await open()
  const api = market.tab({ getToken: () => null, refresh: async () => null })
  const core = createCore({ api })
  core.start()
  await core.cart.add(newLine(lamp))
  expect(contents(core.cart.get())).toEqual({ lamp: 1 })
})
