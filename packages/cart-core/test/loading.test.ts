import { describe, expect, test } from 'vitest'
import { createCore, type Ports } from '../src/index.ts'
import { calm, createBrowser, titles } from './support/browser.ts'
import { contents, newLine } from './support/lines.ts'

const ann = { email: 'ann@example.org', password: 'right' }

function setUp() {
  const browser = createBrowser()
  browser.market.account(ann.email)
  const lamp = browser.market.product({ id: 'lamp', price: 19.99 })
  const loaded: string[] = []
  let broken: string[] = []
  browser.loading = async half => {
    loaded.push(half)
    if (broken.includes(half)) throw new TypeError('Failed to fetch dynamically imported module')
  }
  return {
    browser,
    lamp,
    loaded,
    /** From now on these halves cannot be loaded. */
    break: (...halves: ('cart' | 'signedIn')[]) => {
      broken = halves
    },
  }
}

/** Lets three attempts go by. */
async function wait(browser: ReturnType<typeof createBrowser>) {
  for (let n = 0; n < 4; n++) {
    await calm()
    browser.pass(1000)
  }
  await calm()
}

const storeLine = async ({ browser, lamp, loaded }: ReturnType<typeof setUp>) => {
  const tab = await browser.visit()
  await tab.core.cart.add(newLine(lamp, 2))
  tab.core.stop()
  loaded.length = 0
}

describe('what is loaded', () => {
  test('nothing for a visitor with nothing in the cart', async () => {
    const { browser, loaded } = setUp()
    const { core } = await browser.visit()
    expect(loaded).toEqual([])
    expect(core.cart.get()).toMatchObject({ phase: 'ready', groups: [] })
    expect(core.cart.beginCheckout()).toMatchObject({ ok: false, error: { code: 'nothing_selected' } })
    expect(await core.cart.reload()).toEqual({ ok: true, value: null })
    core.cart.selectAll()
    core.cart.toggle('x')
    core.cart.toggleShop('x')
    core.cart.removeSaved('x')
    core.cart.dismissReceipt()
    expect(core.cart.lines.get('x')).toBe(undefined)
    expect(core.cart.shops.get('x')).toBe(undefined)
    expect(loaded).toEqual([])
  })

  test('what keeps a cart, once, for a guest who adds', async () => {
    const { browser, lamp, loaded } = setUp()
    const { core } = await browser.visit()
    await Promise.all([core.cart.add(newLine(lamp)), core.cart.add(newLine(lamp))])
    expect(contents(core.cart.get())).toEqual({ lamp: 2 })
    expect(loaded).toEqual(['cart'])
  })

  test('what keeps a cart, for a guest with stored lines', async () => {
    const all = setUp()
    await storeLine(all)
    const { core } = await all.browser.visit()
    expect(contents(core.cart.get())).toEqual({ lamp: 2 })
    expect(all.loaded).toEqual(['cart'])
  })

  test('what keeps a cart, when another tab has put something into it', async () => {
    const { browser, lamp, loaded } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    await one.core.cart.add(newLine(lamp))
    await calm()
    expect(contents(two.core.cart.get())).toEqual({ lamp: 1 })
    expect(loaded).toEqual(['cart', 'cart'])
  })

  test('both halves for a stored session, and for a login', async () => {
    const { browser, loaded } = setUp()
    const { core } = await browser.visit()
    await core.auth.login(ann)
    expect([...loaded].sort()).toEqual(['cart', 'signedIn'])
    await browser.visit()
    expect([...loaded].sort()).toEqual(['cart', 'cart', 'signedIn', 'signedIn'])
  })

  test('ahead of its time, when the host asks for it', async () => {
    const { browser, loaded } = setUp()
    const { core } = await browser.visit()
    expect(await core.preload('cart')).toBe(true)
    expect(loaded).toEqual(['cart'])
    expect(await core.preload()).toBe(true)
    expect(loaded).toEqual(['cart', 'signedIn'])
    await core.auth.login(ann)
    expect(loaded).toEqual(['cart', 'signedIn'])
  })

  test('who watches before it comes is called when it has', async () => {
    const { browser, lamp } = setUp()
    const { core } = await browser.visit()
    const called: string[] = []
    core.cart.subscribe(() => called.push('cart'))
    core.cart.summary.subscribe(() => called.push('summary'))
    core.cart.layout.subscribe(() => called.push('layout'))
    core.cart.shops.subscribe('guest', () => called.push('shop'))
    await core.cart.add(newLine(lamp))
    expect([...new Set(called)].sort()).toEqual(['cart', 'layout', 'shop', 'summary'])
  })
})

describe('a half that cannot be loaded', () => {
  test('is tried three times, with a pause that grows', async () => {
    const { browser, loaded, ...all } = setUp()
    all.break('cart')
    const { core } = await browser.visit()
    const loading = core.preload('cart')
    await calm()
    expect(loaded).toHaveLength(1)
    browser.pass(299)
    await calm()
    expect(loaded).toHaveLength(1)
    browser.pass(1)
    await calm()
    expect(loaded).toHaveLength(2)
    browser.pass(999)
    await calm()
    expect(loaded).toHaveLength(2)
    browser.pass(1)
    expect(await loading).toBe(false)
    expect(loaded).toHaveLength(3)
    all.break()
    expect(await core.preload('cart')).toBe(true)
  })

  test('leaves stored lines as they are: the cart has failed, says so, and loads when asked again', async () => {
    const all = setUp()
    await storeLine(all)
    const stored = all.browser.storage.values.get('guest_cart_items')
    all.break('cart')
    const tab = await all.browser.visit()
    expect(tab.core.cart.get().phase).toBe('loading')
    await wait(all.browser)
    expect(tab.core.cart.get().phase).toBe('failed')
    expect(titles(tab)).toEqual(['Failed to load cart. Please try again.'])
    expect(all.browser.storage.values.get('guest_cart_items')).toBe(stored)
    all.break()
    expect(await tab.core.cart.reload()).toEqual({ ok: true, value: null })
    expect(tab.core.cart.get().phase).toBe('ready')
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 2 })
  })

  test('is tried again when the network comes back', async () => {
    const all = setUp()
    await storeLine(all)
    all.break('cart')
    const tab = await all.browser.visit()
    await wait(all.browser)
    all.break()
    tab.wake()
    await calm()
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 2 })
  })

  test.each([
    ['add', 'Failed to add product to cart. Please try again.'],
    ['setQuantity', 'Failed to update quantity. Please try again.'],
    ['remove', 'Failed to remove product from cart. Please try again.'],
    ['saveForLater', 'Failed to remove product from cart. Please try again.'],
  ] as const)('%s that needs it fails as a value, and says %s', async (name, said) => {
    const { browser, lamp, ...all } = setUp()
    all.break('cart')
    const tab = await browser.visit()
    const { cart } = tab.core
    const acting =
      name === 'add'
        ? cart.add(newLine(lamp))
        : name === 'remove'
          ? cart.remove('x')
          : name === 'saveForLater'
            ? cart.saveForLater('x')
            : cart.setQuantity('x', 2)
    await wait(browser)
    expect(await acting).toMatchObject({ ok: false, error: { message: 'The cart could not be loaded' } })
    expect(titles(tab)).toEqual([said])
    expect(browser.storage.values.has('guest_cart_items')).toBe(false)
    all.break()
    expect(await cart.add(newLine(lamp))).toMatchObject({ ok: true })
  })

  test('keeps the stored session, says so, and the cart asked for again resumes it', async () => {
    const { browser, ...all } = setUp()
    const session = browser.market.session(ann.email)
    browser.storage.values.set('user-data', JSON.stringify(session))
    all.break('signedIn')
    const tab = await browser.visit()
    expect(tab.core.auth.get().isLoading).toBe(true)
    await wait(browser)
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
    expect(titles(tab)).toEqual(['Failed to load user information'])
    expect(browser.storage.json('user-data')).toEqual(session)
    expect(tab.core.session.getToken()).toBe(null)
    expect(await tab.core.session.refresh(session.token)).toBe(null)
    all.break()
    expect(await tab.core.cart.reload()).toMatchObject({ ok: true })
    expect(tab.core.auth.get().user?.username).toBe(ann.email)
    expect(tab.core.cart.get().phase).toBe('ready')
  })

  test('keeps the stored session until the network is back', async () => {
    const { browser, ...all } = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(ann.email)))
    all.break('signedIn')
    const tab = await browser.visit()
    await wait(browser)
    all.break()
    tab.wake()
    await calm()
    expect(tab.core.auth.get().user?.username).toBe(ann.email)
  })

  test('fails a login, sends nothing, and leaves what the guest has', async () => {
    const { browser, lamp, ...all } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp, 3))
    tab.notices.length = 0
    all.break('signedIn')
    const login = tab.core.auth.login(ann)
    expect(tab.core.auth.get().isLoading).toBe(true)
    await wait(browser)
    expect(await login).toMatchObject({ ok: false, error: { message: 'Login failed' } })
    expect(tab.notices).toEqual([
      { id: 'auth.loginFailed', kind: 'error', title: 'Login failed', body: 'Login failed' },
    ])
    expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: 'Login failed' })
    expect(browser.market.calls('signIn')).toBe(0)
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 3 })
    all.break()
    expect(await tab.core.auth.login(ann)).toMatchObject({ ok: true })
    await calm()
    expect(browser.market.contents(ann.email)).toEqual({ lamp: 3 })
  })

  test('can be done without to forget a session', async () => {
    const { browser, ...all } = setUp()
    browser.storage.values.set('user-data', JSON.stringify(browser.market.session(ann.email)))
    all.break('signedIn')
    const tab = await browser.visit()
    await wait(browser)
    tab.core.auth.forget()
    expect(browser.storage.values.has('user-data')).toBe(false)
    expect(await tab.core.auth.reloadUser()).toMatchObject({ ok: false, error: { code: 'signed_out' } })
  })

  test('does not keep another tab’s later session from being followed', async () => {
    const { browser, ...all } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    all.break('signedIn')
    void two.core.preload()
    await wait(browser)
    all.break()
    await one.core.auth.login(ann)
    await calm()
    expect(two.core.auth.get().user?.username).toBe(ann.email)
    await one.core.auth.logout()
    await calm()
    expect(two.core.auth.get().user).toBe(null)
  })
})

test('by default the halves are imported', async () => {
  const { browser, lamp } = setUp()
  const ports: Ports = {
    api: session => browser.market.tab(session),
    storage: browser.storage.tab(),
    tabStorage: browser.storage.tab(),
  }
  const core = createCore(ports)
  core.start()
  expect(await core.cart.add(newLine(lamp))).toMatchObject({ ok: true })
  expect(await core.auth.login(ann)).toMatchObject({ ok: true })
  core.stop()
})
