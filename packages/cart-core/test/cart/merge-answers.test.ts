import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { MAX_HELD } from '../support/carts.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'
import type { Fate } from '../support/market.ts'

const email = 'ann@example.org'
const ann = { email, password: 'right' }

/** A guest with `count` lines of one item each, `p0`, `p1` and so on. */
async function guest(count: number) {
  const browser = createBrowser()
  const { market } = browser
  const account = market.account(email)
  const tab = await browser.visit()
  for (let n = 0; n < count; n++) await tab.core.cart.add(newLine(market.product({ id: `p${n}` })))
  tab.notices.length = 0
  /** The first merge fares so, the others well. */
  const once = (fate: Awaited<ReturnType<Fate>>) => {
    market.fate = async ({ name }) => {
      if (name !== 'merge') return {}
      market.fate = async () => ({})
      return fate
    }
  }
  const stored = () => browser.storage.json('guest_cart_items')
  const login = async () => {
    await tab.core.auth.login(ann)
    await settle()
  }
  return { browser, market, account, tab, cart: tab.core.cart, once, stored, login }
}

const invalid = (...fields: unknown[]) => Object.assign(new HttpError(400, 'request.invalid'), { fields })

test('saves lines for later, for the user, if they do not fit into the cart', async () => {
  const { browser, market, login, cart, stored } = await guest(MAX_HELD + 2)
  await login()
  expect(Object.keys(market.contents(email))).toHaveLength(MAX_HELD)
  expect(stored()).toBe(null)
  expect(cart.get().saved.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [`p${MAX_HELD}`, 1],
    [`p${MAX_HELD + 1}`, 1],
  ])
  expect(cart.get().mergeResults?.filter(({ reason }) => reason === 'cart_full')).toHaveLength(2)
  // They can be put back once there is room, and are no half of a merge.
  expect(browser.storage.json(`saved_items:user-${email}`)[0].sync).toBe(undefined)
  await cart.remove(idsOf(cart.get())[0]!)
  expect(await cart.restore(cart.get().saved[0]!.id)).toMatchObject({ ok: true })
  expect(market.contents(email)).toMatchObject({ [`p${MAX_HELD}`]: 1 })
})

describe('a refusal that names lines', () => {
  test('drops those and no other, whichever digits their places share', async () => {
    const { market, once, login, cart } = await guest(12)
    once({ before: invalid({ pointer: '/1/product/id' }, { pointer: '/10/quantity' }) })
    await login()
    expect(Object.keys(market.contents(email))).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 11].map(n => `p${n}`))
    expect(
      cart
        .get()
        .mergeResults?.filter(({ reason }) => reason === 'invalid')
        .map(({ name }) => name),
    ).toEqual(['p1', 'p10'])
  })

  test.each<[string, unknown]>([
    ['no line', { pointer: '/lines/1' }],
    ['the whole', { pointer: '' }],
    ['nothing', null],
    ['a line that was not sent', { pointer: '/7' }],
  ])('but names %s drops none', async (_what, field) => {
    const { tab, once, login, stored } = await guest(2)
    once({ before: invalid(field) })
    await login()
    expect(titles(tab)).toEqual(['Login successful', 'Failed to sync cart. Please try again.'])
    expect(stored().map(({ sync }: { sync?: unknown }) => sync)).toEqual([undefined, undefined])
  })

  test('drops no line if it is not a list', async () => {
    const { once, login, stored } = await guest(2)
    once({ before: Object.assign(new HttpError(400, 'request.invalid'), { fields: 'all' }) })
    await login()
    expect(stored()).toHaveLength(2)
  })

  test('drops no line if the response is not a rejection', async () => {
    const { once, login, stored } = await guest(2)
    once({ before: Object.assign(new HttpError(503, 'away'), { fields: [{ pointer: '/0' }] }) })
    await login()
    expect(stored()).toHaveLength(2)
  })
})

test('a repeat that is refused as a whole keeps its key: the first may have been merged', async () => {
  const { market, once, login, cart } = await guest(2)
  once({ after: new NetworkError() })
  await login()
  once({ before: new HttpError(403, 'account.blocked') })
  expect(await cart.reload()).toMatchObject({
    ok: false,
    error: { code: 'merge_failed', message: 'The cart could not be merged' },
  })
  await cart.reload()
  expect(market.contents(email)).toEqual({ p0: 1, p1: 1 })
  expect(new Set(market.sent('merge').map(([, key]) => key)).size).toBe(1)
})

test('keeps the first calls of several when a later one fails', async () => {
  const { market, tab, cart, login, stored } = await guest(201)
  let merges = 0
  market.fate = async ({ name }) => (name === 'merge' && ++merges === 2 ? { before: new NetworkError() } : {})
  await login()
  expect(market.sent('merge').map(([lines]) => (lines as unknown[]).length)).toEqual([200, 1])
  expect(cart.get().mergeResults).toHaveLength(200)
  expect(titles(tab)).toEqual(['Login successful', 'Failed to sync cart. Please try again.'])
  expect(stored()).toHaveLength(1)
})

test('a merge that nothing was taken back of tells the server nothing more', async () => {
  const { market, login } = await guest(3)
  await login()
  expect(market.calls('setQuantity') + market.calls('remove')).toBe(0)
})

test('a quantity that waits to be written is merged', async () => {
  const { market, cart, login } = await guest(1)
  void cart.setQuantity(idsOf(cart.get())[0]!, 4)
  await login()
  expect(market.contents(email)).toEqual({ p0: 4 })
})

test('a guest sees nothing of a mark that a failed merge left', async () => {
  const { tab, cart, once, login } = await guest(1)
  once({ after: new NetworkError() })
  await login()
  await tab.core.auth.logout()
  expect(Object.keys(cart.get().lines[0]!)).not.toContain('sync')
})

describe('what was taken back after a lost answer', () => {
  /** The merge's answer is lost, then the guest removes one of two items of the first line. */
  async function takenBack(prepare?: (market: Awaited<ReturnType<typeof guest>>['market']) => void) {
    const all = await guest(2)
    const { market, tab, cart, once, login } = all
    await cart.setQuantity(idsOf(cart.get())[0]!, 2)
    prepare?.(market)
    once({ after: new NetworkError() })
    await login()
    await tab.core.auth.logout()
    await cart.setQuantity(idsOf(cart.get())[0]!, 1)
    tab.notices.length = 0
    return all
  }

  test('sends the reduction once, for that line only', async () => {
    const { market, login } = await takenBack()
    await login()
    expect(market.contents(email)).toEqual({ p0: 1, p1: 1 })
    expect(market.calls('setQuantity') + market.calls('remove')).toBe(1)
  })

  test('is not told of a line that the server dropped', async () => {
    const { market, login, stored } = await takenBack(({ products }) => {
      products.get('p0')!.closed = true
    })
    await login()
    expect(market.contents(email)).toEqual({ p1: 1 })
    expect(market.calls('setQuantity') + market.calls('remove')).toBe(0)
    expect(stored()).toBe(null)
  })

  test('needs no telling when the line is gone there by now', async () => {
    const { market, account, tab, login, stored } = await takenBack()
    account.cart.shift()
    await login()
    expect(titles(tab)).toEqual(['Login successful', 'Cart synced successfully.'])
    expect(market.contents(email)).toEqual({ p1: 1 })
    expect(stored()).toBe(null)
  })

  test('sends the reduction later when the network is down', async () => {
    const { market, tab, cart, login } = await takenBack()
    market.fate = async ({ name }) => (name === 'setQuantity' ? { before: new NetworkError() } : {})
    await login()
    expect(titles(tab)).toContain('Failed to sync cart. Please try again.')
    market.fate = async () => ({})
    await cart.reload()
    expect(market.contents(email)).toEqual({ p0: 1, p1: 1 })
  })
})

describe('while the merge is under way', () => {
  async function under() {
    const all = await guest(2)
    let go!: () => void
    all.market.fate = async ({ name }) => {
      if (name === 'merge') await new Promise<void>(resolve => (go = resolve))
      return {}
    }
    await all.login()
    return {
      ...all,
      go() {
        go()
        return settle()
      },
    }
  }

  test('storage that is cleared stays cleared, and what was merged is merged', async () => {
    const { browser, market, tab, go } = await under()
    browser.storage.values.delete('guest_cart_items')
    await go()
    expect(browser.storage.values.has('guest_cart_items')).toBe(false)
    expect(market.contents(email)).toEqual({ p0: 1, p1: 1 })
    expect(titles(tab)).toEqual(['Login successful', 'Cart synced successfully.'])
  })

  test('a log-out ends its showing: nothing is said of it, and what waited is not sent', async () => {
    const { market, tab, cart, go } = await under()
    const adding = cart.add(newLine(market.product({ id: 'bowl' })))
    await tab.core.auth.logout()
    await go()
    expect(await adding).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    expect(market.calls('add')).toBe(0)
    expect(titles(tab)).toEqual(['Login successful', 'You’re logged out.'])
    expect(cart.get()).toMatchObject({ phase: 'ready', mergeResults: null })
    expect(contents(cart.get())).toEqual({})
  })
})

test('shows no merge without lines, and no loading of a cart that was shown before', async () => {
  const { tab, cart, login } = await guest(0)
  const seen: string[] = []
  cart.subscribe(() => {
    if (seen.at(-1) !== cart.get().phase) seen.push(cart.get().phase)
  })
  await login()
  await cart.reload()
  expect(seen).toEqual(['ready', 'loading', 'ready'])
  await tab.core.auth.logout()
  await login()
  expect(seen).toEqual(['ready', 'loading', 'ready', 'loading', 'ready'])
})

test('lets the other tab merge the lines of a guest tab that closes before it sees the login', async () => {
  const { browser, market, login } = await guest(0)
  await browser.visit()
  await login()
  const late = browser.open()
  market.fate = ({ tab }) => (tab === 2 ? new Promise(() => {}) : Promise.resolve({}))
  late.core.start()
  await late.core.cart.add(newLine(market.product({ id: 'bowl' })))
  late.crash()
  await settle()
  expect(market.contents(email)).toEqual({ bowl: 1 })
})
