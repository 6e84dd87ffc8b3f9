import { describe, expect, test } from 'vitest'
import { initialAuthState } from '../src/index.ts'
import { calm, createBrowser, titles } from './support/browser.ts'
import { contents, newLine } from './support/lines.ts'

const email = 'ann@example.org'
const EMPTY = {
  phase: 'idle',
  groups: [],
  selectedIds: new Set(),
  pending: new Map(),
  saved: [],
  receipt: null,
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
    expect(core.cart.get()).toEqual(EMPTY)
    expect(core.cart.getInitial()).toEqual(EMPTY)
    expect(core.cart.layout.get()).toEqual([])
    expect(core.cart.layout.getInitial()).toEqual([])
    expect(core.auth.get()).toEqual(initialAuthState)
    expect(core.auth.getInitial()).toEqual(initialAuthState)
  })

  test('what was loaded ahead reads nothing, and starts with the rest', async () => {
    const { browser, lamp } = setUp()
    await (await browser.visit()).core.cart.add(newLine(lamp))
    const { core } = browser.open()
    await core.preload('cart')
    expect(core.cart.get()).toEqual(EMPTY)
    const called: string[] = []
    core.cart.subscribe(() => called.push(core.cart.get().phase))
    core.start()
    await calm()
    expect(called.at(-1)).toBe('ready')
    expect(contents(core.cart.get())).toEqual({ lamp: 1 })
  })

  test('an empty cart becomes ready, and tells so those who watch the cart only', async () => {
    const { browser } = setUp()
    for (const isAhead of [false, true]) {
      const { core } = browser.open()
      if (isAhead) await core.preload('cart')
      expect(core.cart.get().phase).toBe('idle')
      const called: string[] = []
      core.cart.subscribe(() => called.push(core.cart.get().phase))
      core.cart.summary.subscribe(() => called.push('summary'))
      core.cart.layout.subscribe(() => called.push('layout'))
      core.start()
      await calm()
      expect(called.at(-1)).toBe('ready')
      expect(called).not.toContain('summary')
      expect(called).not.toContain('layout')
    }
  })
})

describe('what loads the cart', () => {
  const watched = () => {
    const all = setUp()
    const loaded: string[] = []
    all.browser.loading = async half => void loaded.push(half)
    return { ...all, loaded }
  }

  test('lines that were only saved for later do', async () => {
    const { browser, lamp, loaded } = watched()
    const first = await browser.visit()
    await first.core.cart.add(newLine(lamp))
    await first.core.cart.saveForLater(first.core.cart.get().groups[0]!.cartDTOList[0]!.id)
    loaded.length = 0
    const { core } = await browser.visit()
    expect(loaded).toEqual(['cart'])
    expect(core.cart.get().saved).toHaveLength(1)
  })

  test('another key, or a page that comes back, does not while nothing is stored', async () => {
    const { browser, loaded } = watched()
    const tab = await browser.visit()
    browser.storage.tab().write('theme', 'dark')
    tab.wake()
    await calm()
    expect(loaded).toEqual([])
    expect(tab.core.cart.get().phase).toBe('ready')
  })

  test('nothing does where storage is blocked', async () => {
    const { browser, loaded } = watched()
    browser.storage.mode = 'blocked'
    const tab = await browser.visit()
    expect(loaded).toEqual([])
    expect(tab.core.cart.get().phase).toBe('ready')
  })
})

describe('after stop', () => {
  test('nothing is heard any more, however often it was started', async () => {
    const { browser, market, lamp } = setUp()
    const tab = await browser.signedIn(email)
    tab.core.start()
    tab.core.stop()
    const calls = market.log.length
    tab.wake()
    browser.storage.tab().write('cart_changed', 'now')
    await calm()
    expect(market.log.length).toBe(calls)
    tab.core.start()
    await calm()
    expect(tab.core.auth.get().user?.username).toBe(email)
    expect(await tab.core.cart.add(newLine(lamp))).toMatchObject({ ok: true })
  })

  test('a visitor with nothing in the cart is left in peace', async () => {
    const { core } = await setUp().browser.visit()
    core.stop()
    expect(core.cart.get().phase).toBe('ready')
  })

  test('a profile that comes late signs nobody in', async () => {
    const { browser, signIn, hold } = setUp()
    signIn()
    const go = hold('me')
    const tab = await browser.visit()
    tab.core.stop()
    go()
    await calm()
    expect(tab.core.auth.get()).toEqual(initialAuthState)
    expect(titles(tab)).toEqual([])
  })

  test('a cart that is loaded late asks for no prices', async () => {
    const { browser, market, lamp } = setUp()
    await (await browser.visit()).core.cart.add(newLine(lamp))
    let go!: () => void
    browser.loading = () => new Promise(resolve => (go = resolve))
    const tab = await browser.visit()
    tab.core.stop()
    const before = market.calls('quote')
    go()
    await calm()
    expect(market.calls('quote')).toBe(before)
  })

  test('what was under way has ended, without a word', async () => {
    const { browser, lamp, hold } = setUp()
    const tab = await browser.signedIn(email)
    const go = hold('add')
    const adding = tab.core.cart.add(newLine(lamp))
    await calm()
    tab.core.stop()
    expect(await adding).toMatchObject({
      ok: false,
      error: { code: 'signed_out', message: 'The session ended meanwhile' },
    })
    go()
    await calm()
    expect(titles(tab)).toEqual([])
  })
})

describe('what waits and what comes', () => {
  test('a page that comes back while the session is resolved resolves it once', async () => {
    const { browser, market, signIn, hold } = setUp()
    signIn()
    const go = hold('me')
    const tab = await browser.visit()
    tab.wake()
    await tab.core.cart.reload()
    go()
    await calm()
    expect(market.calls('me')).toBe(1)
    expect(tab.core.auth.get().user?.username).toBe(email)
  })

  test('a guest whose page comes back sees the lines as they are, and asks once for prices', async () => {
    const { browser, market, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const before = market.calls('quote')
    tab.wake()
    await calm()
    expect(market.calls('quote')).toBe(before + 1)
    browser.storage.values.delete('guest_cart_items')
    tab.wake()
    await calm()
    expect(contents(tab.core.cart.get())).toEqual({})
  })

  test('a session that was forgotten while its half was loading is not resumed', async () => {
    const { browser, market, signIn } = setUp()
    signIn()
    let go!: () => void
    browser.loading = () => new Promise(resolve => (go = resolve))
    const tab = await browser.visit()
    tab.core.auth.forget()
    browser.loading = async () => {}
    go()
    await calm()
    expect(market.calls('me')).toBe(0)
    expect(tab.core.auth.get().user).toBe(null)
  })
})
