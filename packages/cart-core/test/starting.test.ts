import { describe, expect, test } from 'vitest'
import { initialAuthState } from '../src/index.ts'
import { createBrowser, settle, titles } from './support/browser.ts'
import { contents, newLine, subscribeTo, sumsOf } from './support/lines.ts'

const email = 'ann@example.org'
const EMPTY = {
  phase: 'idle',
  lines: [],
  rows: [],
  positions: new Map(),
  groups: [],
  shops: new Map(),
  selectedIds: new Set(),
  pending: new Map(),
  saved: [],
  mergeResults: null,
}

function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  const lamp = browser.market.product({ id: 'lamp' })
  const signIn = () => browser.storage.values.set('user-data', JSON.stringify(browser.market.session(email)))
  /** Calls by this name wait until they are let go. */
  const hold = (held: string) => {
    let go!: () => void
    const gate = new Promise<void>(resolve => {
      go = resolve
    })
    browser.market.fate = async ({ name }) => {
      if (name === held) await gate
      return {}
    }
    return () => go()
  }
  return { browser, market: browser.market, lamp, signIn, hold }
}

describe('before start', () => {
  test('the state is empty, and is what a server renders', () => {
    const { core } = setUp().browser.open()
    expect(core.cart.get()).toEqual({ ...EMPTY, summary: sumsOf(core.cart.get()) })
    expect(core.cart.getInitial()).toBe(core.cart.get())
    expect(core.auth.get()).toEqual(initialAuthState)
    expect(core.auth.getInitial()).toEqual(initialAuthState)
  })

  test('an empty cart becomes ready, and nothing else of it changes', async () => {
    const { core } = setUp().browser.open()
    expect(core.cart.get().phase).toBe('idle')
    const called: string[] = []
    core.cart.subscribe(() => called.push(core.cart.get().phase))
    subscribeTo(
      core.cart,
      ({ summary }) => summary,
      () => called.push('summary'),
    )
    subscribeTo(
      core.cart,
      ({ groups }) => groups,
      () => called.push('groups'),
    )
    core.start()
    await settle()
    expect(called).toEqual(['ready'])
  })
})

describe('after stop', () => {
  test('receives nothing after the end, no matter how often it was started', async () => {
    const { browser, market, lamp } = setUp()
    const tab = await browser.signedIn(email)
    tab.core.start()
    tab.core.stop()
    const calls = market.log.length
    tab.wake()
    browser.storage.tab().write('cart_changed', 'now')
    await settle()
    expect(market.log.length).toBe(calls)
    tab.core.start()
    await settle()
    expect(tab.core.auth.get().user?.username).toBe(email)
    expect(await tab.core.cart.add(newLine(lamp))).toMatchObject({ ok: true })
  })

  test('a visitor with nothing in the cart is left in peace', async () => {
    const { core } = await setUp().browser.visit()
    core.stop()
    expect(core.cart.get().phase).toBe('ready')
  })

  test('signs no one in with a profile that arrives late', async () => {
    const { browser, signIn, hold } = setUp()
    signIn()
    const go = hold('readUser')
    const tab = await browser.visit()
    tab.core.stop()
    go()
    await settle()
    expect(tab.core.auth.get()).toEqual(initialAuthState)
    expect(titles(tab)).toEqual([])
  })

  test('ends running requests silently', async () => {
    const { browser, lamp, hold } = setUp()
    const tab = await browser.signedIn(email)
    const go = hold('add')
    const adding = tab.core.cart.add(newLine(lamp))
    await settle()
    tab.core.stop()
    expect(await adding).toMatchObject({
      ok: false,
      error: { code: 'signed_out', message: 'The session ended meanwhile' },
    })
    go()
    await settle()
    expect(titles(tab)).toEqual([])
  })
})

describe('what waits and what comes', () => {
  test('a page that comes back while the session is resolved resolves it once', async () => {
    const { browser, market, signIn, hold } = setUp()
    signIn()
    const go = hold('readUser')
    const tab = await browser.visit()
    tab.wake()
    await tab.core.cart.reload()
    go()
    await settle()
    expect(market.calls('readUser')).toBe(1)
    expect(tab.core.auth.get().user?.username).toBe(email)
  })

  test('keeps lines selected that were added before a stored session has its user, and the rest', async () => {
    const { browser, market, signIn, hold, lamp } = setUp()
    const rug = market.product({ id: 'rug', shop: 'shop2' })
    const first = await browser.signedIn(email)
    await first.core.cart.add(newLine(rug))
    first.core.stop()
    signIn()
    const go = hold('readUser')
    const { core } = await browser.visit()
    await core.cart.add(newLine(lamp))
    go()
    await settle()
    expect(market.contents(email)).toEqual({ rug: 1, lamp: 1 })
    expect(core.cart.get().summary).toMatchObject({ allSelected: true, selectedCount: 2 })
  })

  test('a guest whose page comes back sees the lines as they are, and asks once for prices', async () => {
    const { browser, market, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const before = market.calls('quote')
    tab.wake()
    await settle()
    expect(market.calls('quote')).toBe(before + 1)
    browser.storage.values.delete('guest_cart_items')
    tab.wake()
    await settle()
    expect(contents(tab.core.cart.get())).toEqual({})
  })
})
