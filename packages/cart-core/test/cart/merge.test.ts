import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'

const email = 'ann@example.org'
const ann = { email, password: 'right' }

/** A guest with a lamp (2) and a red rug (1), and an account whose cart has a lamp already. */
async function guest() {
  const browser = createBrowser()
  const { market } = browser
  const account = market.account(email)
  const lamp = market.product({ id: 'lamp' })
  const rug = market.product({ id: 'rug', shop: 'shop2' })
  account.cart.push({ id: 'line', productId: 'lamp', optionIds: [], quantity: 1 })
  const tab = await browser.visit()
  await tab.core.cart.add(newLine(lamp, 2))
  await tab.core.cart.add(newLine(rug, 1, ['Color:red']))
  tab.notices.length = 0
  return { browser, market, account, lamp, rug, tab, cart: tab.core.cart }
}

describe('login with guest items', () => {
  test('[CRT-11] syncs them by one add-multiple, then clears the guest cart and the selection', async () => {
    const { browser, market, tab, cart } = await guest()
    expect(cart.get().summary.allSelected).toBe(true)
    await tab.core.auth.login(ann)
    await settle()
    expect(market.calls('merge')).toBe(1)
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    expect(contents(cart.get())).toEqual(market.contents(email))
    expect(browser.storage.values.has('guest_cart_items')).toBe(false)
    expect(browser.storage.values.has('local_selected_items')).toBe(false)
  })

  test('[CRT-14] says Cart synced successfully.', async () => {
    const { tab } = await guest()
    await tab.core.auth.login(ann)
    await settle()
    expect(titles(tab)).toEqual(['Login successful', 'Cart synced successfully.'])
  })

  test('[CRT-11] selects the selected merged lines again on the way from Checkout', async () => {
    const { tab, cart } = await guest()
    const [lampId, rugId] = idsOf(cart.get())
    cart.toggle(lampId!)
    tab.core.returnTo.remember('/checkout?step=1')
    await tab.core.auth.login(ann)
    expect(tab.core.returnTo.take()).toBe('/checkout?step=1')
    await settle()
    const chosen = cart.beginCheckout()
    expect(chosen.ok && chosen.value.map(({ product }) => product.id)).toEqual(['rug'])
    expect([...cart.get().selectedIds]).not.toContain(rugId)
  })

  test.each(['/checkoutx', '/cart', '/'])('keeps the selection after a login from %s', async path => {
    const { browser, tab, cart } = await guest()
    const [lampId] = idsOf(cart.get())
    cart.toggle(lampId!)
    tab.core.returnTo.remember(path)
    await tab.core.auth.login(ann)
    await settle()
    const chosen = () => cart.get().rows.map(({ line, selected }) => [line.product.id, selected])
    expect(chosen()).toEqual([
      ['lamp', false],
      ['rug', true],
    ])
    // What is selected afterwards is stored with it.
    cart.toggle(idsOf(cart.get())[0]!)
    tab.core.flush()
    expect(browser.storage.json('local_selected_items')).toEqual(
      expect.arrayContaining([...cart.get().selectedIds]),
    )
    expect(cart.get().selectedIds.size).toBe(2)
  })

  test('shows the lines while it syncs', async () => {
    const { market, tab, cart } = await guest()
    let go!: () => void
    market.fate = async ({ name }) => {
      if (name === 'merge') await new Promise<void>(resolve => (go = resolve))
      return {}
    }
    await tab.core.auth.login(ann)
    await settle()
    expect(cart.get().phase).toBe('merging')
    expect(contents(cart.get())).toEqual({ lamp: 2, 'rug+Color:red': 1 })
    expect(cart.get().groups.map(({ id }) => id)).toEqual(['shop1', 'shop2'])
    go()
    await settle()
    expect(cart.get().phase).toBe('ready')
  })

  test('something added while it syncs is added after it, and shown throughout', async () => {
    const { market, tab, cart, lamp } = await guest()
    const bowl = market.product({ id: 'bowl' })
    let go!: () => void
    market.fate = async ({ name }) => {
      if (name === 'merge') await new Promise<void>(resolve => (go = resolve))
      return {}
    }
    await tab.core.auth.login(ann)
    await settle()
    const adding = [cart.add(newLine(bowl)), cart.add(newLine(lamp))]
    expect(contents(cart.get())).toMatchObject({ bowl: 1, lamp: 3 })
    await settle()
    expect(market.calls('add')).toBe(0)
    go()
    expect((await Promise.all(adding)).every(result => result.ok)).toBe(true)
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 4, 'rug+Color:red': 1, bowl: 1 })
    expect(contents(cart.get())).toEqual(market.contents(email))
  })

  test('more lines than one call takes go in several', async () => {
    const { market, tab, cart } = await guest()
    for (let n = 0; n < 250; n++) await cart.add(newLine(market.product({ id: `p${n}` })))
    await tab.core.auth.login(ann)
    await settle()
    expect(market.calls('merge')).toBe(2)
    expect(Object.keys(market.contents(email))).toHaveLength(252)
    expect(cart.get().mergeResults).toHaveLength(252)
  })
})

describe('the receipt', () => {
  test('[CRT-17] merges the other lines if some are dead, and returns the result of each', async () => {
    const { market, tab, cart } = await guest()
    const gone = market.product({ id: 'gone' })
    const sold = market.product({ id: 'sold' })
    const closed = market.product({ id: 'closed', shop: 'shop3' })
    const scarce = market.product({ id: 'scarce' })
    for (const product of [gone, sold, closed, scarce]) await cart.add(newLine(product, 5))
    gone.gone = true
    sold.stock = 0
    closed.closed = true
    scarce.stock = 2
    await tab.core.auth.login(ann)
    await settle()
    expect(
      cart
        .get()
        .mergeResults?.map(({ name, outcome, quantity, reason }) => [name, outcome, quantity, reason]),
    ).toEqual([
      ['lamp', 'summed', 3, null],
      ['rug', 'added', 1, null],
      ['gone', 'dropped', 0, 'product_gone'],
      ['sold', 'dropped', 0, 'out_of_stock'],
      ['closed', 'dropped', 0, 'shop_closed'],
      ['scarce', 'capped', 2, 'stock'],
    ])
    expect(contents(cart.get())).toEqual({ lamp: 3, 'rug+Color:red': 1, scarce: 2 })
    cart.dismissMergeResults()
    expect(cart.get().mergeResults).toBe(null)
  })
})

describe('a sync that fails', () => {
  test('[CRT-16] leaves the guest items in place, and shows the server cart', async () => {
    const { browser, market, tab, cart } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { before: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    expect(browser.storage.json('guest_cart_items')).toHaveLength(2)
    expect(contents(cart.get())).toEqual({ lamp: 1 })
    expect(cart.get().phase).toBe('ready')
    await tab.core.auth.logout()
    expect(contents(cart.get())).toEqual({ lamp: 2, 'rug+Color:red': 1 })
  })

  test('[CRT-15] says Failed to sync cart. Please try again.', async () => {
    const { market, tab } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { before: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    expect(titles(tab)).toEqual(['Login successful', 'Failed to sync cart. Please try again.'])
  })

  test('is made again by reload', async () => {
    const { market, tab, cart } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { before: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    market.fate = async () => ({})
    expect(await cart.reload()).toEqual({ ok: true, value: null })
    expect(contents(cart.get())).toEqual({ lamp: 3, 'rug+Color:red': 1 })
  })

  test('whose answer was lost is repeated under the same key: nothing is doubled', async () => {
    const { browser, market, tab, cart } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { after: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    expect(browser.storage.json('guest_cart_items')).toHaveLength(2)
    market.fate = async () => ({})
    await cart.reload()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    expect(browser.storage.values.has('guest_cart_items')).toBe(false)
  })

  test('that the server rejected for good is tried again, with the current lines', async () => {
    const { browser, market, tab, cart } = await guest()
    market.fate = async ({ name }) =>
      name === 'merge' ? { before: new HttpError(400, 'request.invalid') } : {}
    await tab.core.auth.login(ann)
    await settle()
    expect(browser.storage.json('guest_cart_items')[0].sync).toBe(undefined)
    market.fate = async () => ({})
    await cart.reload()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
  })

  test('a line that the server cannot accept is dropped with a receipt, the others go in', async () => {
    const { market, tab, cart } = await guest()
    await cart.add(newLine({ ...market.product({ id: 'x' }), name: 'Strange' }))
    const [, , strange] = idsOf(cart.get())
    market.fate = async ({ name }) => {
      if (name !== 'merge') return {}
      market.fate = async () => ({})
      const error = Object.assign(new HttpError(400, 'request.invalid'), {
        fields: [{ pointer: '/2/product/id', code: 'format', message: 'no' }],
      })
      return { before: error }
    }
    await tab.core.auth.login(ann)
    await settle()
    expect(titles(tab)).toContain('Cart synced successfully.')
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    expect(cart.get().mergeResults?.[0]).toEqual({
      productId: 'x',
      optionIds: [],
      outcome: 'dropped',
      quantity: 0,
      lineId: null,
      reason: 'invalid',
      name: 'Strange',
    })
    expect(idsOf(cart.get())).not.toContain(strange)
  })

  test('merges items added to a line after a lost answer too, once', async () => {
    const { market, tab, cart, lamp } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { after: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    market.fate = async () => ({})
    await tab.core.auth.logout()
    await cart.add(newLine(lamp, 4))
    expect(contents(cart.get())).toMatchObject({ lamp: 6 })
    await tab.core.auth.login(ann)
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 7, 'rug+Color:red': 1 })
  })

  test('removes items from the server that the guest removed after a lost answer', async () => {
    const { market, tab, cart } = await guest()
    market.fate = async ({ name }) => (name === 'merge' ? { after: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    market.fate = async () => ({})
    await tab.core.auth.logout()
    const [lampId, rugId] = idsOf(cart.get())
    await cart.setQuantity(lampId!, 1)
    await cart.remove(rugId!)
    expect(contents(cart.get())).toEqual({ lamp: 1 })
    await tab.core.auth.login(ann)
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 2 })
    expect(contents(cart.get())).toEqual({ lamp: 2 })
  })
})

describe('while the guest’s reductions are sent to the server', () => {
  /** The merge's answer is lost, the guest removes the rug and logs in again: sending the removal waits. */
  async function telling() {
    const all = await guest()
    const { market, tab, cart } = all
    market.fate = async ({ name }) => (name === 'merge' ? { after: new NetworkError() } : {})
    await tab.core.auth.login(ann)
    await settle()
    market.fate = async () => ({})
    await tab.core.auth.logout()
    const [, rugId] = idsOf(cart.get())
    await cart.remove(rugId!)
    // Another tab, still a guest's, that sees the login later.
    const other = await all.browser.visit()
    let go!: (fate: { before?: Error; after?: Error }) => void
    market.fate = ({ name, tab }) =>
      name === 'remove' || (name === 'readUser' && tab === 1)
        ? new Promise(resolve => {
            if (name === 'remove') go = resolve
          })
        : Promise.resolve({})
    void tab.core.auth.login(ann)
    await settle()
    return { ...all, other, go: (fate: { before?: Error; after?: Error } = {}) => go(fate) }
  }

  test('keeps an item that the guest restores', async () => {
    const { browser, market, rug, other, go } = await telling()
    await other.core.cart.add(newLine(rug, 1, ['Color:red']))
    market.fate = async () => ({})
    go()
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    expect(browser.storage.values.has('guest_cart_items')).toBe(false)
  })

  test('sends reductions that the guest makes then too', async () => {
    const { market, other, go } = await telling()
    const [lampId] = idsOf(other.core.cart.get())
    await other.core.cart.setQuantity(lampId!, 1)
    other.core.flush()
    market.fate = async () => ({})
    go()
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 2 })
  })

  test.each(['before', 'after'] as const)(
    'survives a crash: lost %s the server worked, a restored item is kept in the end',
    async when => {
      const { browser, market, rug, tab, other, go } = await telling()
      await other.core.cart.add(newLine(rug, 1, ['Color:red']))
      tab.crash()
      other.crash()
      go({ [when]: new NetworkError() })
      await settle()
      market.fate = async () => ({})
      await browser.visit()
      expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    },
  )
})

describe('a crash', () => {
  test.each(['before the server worked', 'after it'] as const)(
    'while the sync is sent, %s, neither loses nor doubles a line',
    async when => {
      const { browser, market, tab } = await guest()
      market.fate = async ({ name }) => {
        if (name === 'merge' && when === 'before the server worked') {
          tab.crash()
          return { before: new NetworkError() }
        }
        return {}
      }
      if (when === 'after it')
        market.fate = async ({ name }) => {
          if (name === 'merge') tab.crash()
          return {}
        }
      await tab.core.auth.login(ann)
      await settle()
      market.fate = async () => ({})
      const later = await browser.visit()
      expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
      expect(contents(later.core.cart.get())).toEqual(market.contents(email))
      expect(browser.storage.values.has('guest_cart_items')).toBe(false)
    },
  )

  test('keeps the selection of who came from Checkout', async () => {
    const { browser, market, tab } = await guest()
    tab.core.returnTo.remember('/checkout')
    market.fate = async ({ name }) => {
      if (name === 'merge') tab.crash()
      return {}
    }
    await tab.core.auth.login(ann)
    await settle()
    market.fate = async () => ({})
    const later = await browser.visit()
    expect(later.core.cart.get().summary).toMatchObject({ lines: 2, allSelected: true })
  })
})

describe('two tabs', () => {
  test('a login in one merges the lines once, and both show the result', async () => {
    const { browser, market, tab } = await guest()
    const two = await browser.visit()
    await tab.core.auth.login(ann)
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1 })
    for (const { core } of [tab, two]) expect(contents(core.cart.get())).toEqual(market.contents(email))
    expect(titles(two)).toEqual([])
  })

  test('a login that the other tab has not received of yet does not strand what it adds', async () => {
    const { browser, market, tab } = await guest()
    const two = await browser.visit()
    const bowl = market.product({ id: 'bowl' })
    const login = tab.core.auth.login(ann)
    await two.core.cart.add(newLine(bowl))
    await login
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 3, 'rug+Color:red': 1, bowl: 1 })
    for (const { core } of [tab, two]) expect(contents(core.cart.get())).toEqual(market.contents(email))
  })

  test('a sync that is refused is not tried by the tabs in turns for ever', async () => {
    const { browser, market, tab } = await guest()
    await browser.visit()
    market.fate = async ({ name }) =>
      name === 'merge' ? { before: new HttpError(400, 'request.invalid') } : {}
    await tab.core.auth.login(ann)
    await settle()
    await settle()
    expect(market.calls('merge')).toBeLessThanOrEqual(2)
  })
})
