import { describe, expect, test } from 'vitest'
import { cartRow, selectedLines } from '../../src/index.ts'
import { createBrowser, titles } from '../support/browser.ts'
import { idsOf, subscribeTo, sumsOf } from '../support/lines.ts'

/** Two shops on the server: a sale price, a normal one, and a price that floats cannot add up. */
async function signedIn() {
  const browser = createBrowser()
  const account = browser.market.account('ann@example.org')
  browser.market.product({ id: 'lamp', price: 10 })
  browser.market.product({ id: 'vase', price: 3000, salePrice: 2450 })
  browser.market.product({ id: 'free', price: 500, salePrice: 0, shop: 'shop2' })
  account.cart.push(
    { id: 'a', productId: 'lamp', optionIds: [], quantity: 3 },
    { id: 'b', productId: 'vase', optionIds: [], quantity: 2 },
    { id: 'c', productId: 'free', optionIds: [], quantity: 1 },
  )
  const tab = await browser.signedIn()
  return { browser, tab, cart: tab.core.cart }
}

describe('selection', () => {
  test('[CRT-02] selecting an item toggles its id', async () => {
    const { cart } = await signedIn()
    cart.toggle('a')
    cart.toggle('c')
    expect([...cart.get().selectedIds]).toEqual(['a', 'c'])
    cart.toggle('a')
    expect([...cart.get().selectedIds]).toEqual(['c'])
  })

  test('[CRT-02] select-all selects every item, or clears when all are selected', async () => {
    const { cart } = await signedIn()
    cart.toggle('b')
    cart.selectAll()
    expect(new Set(cart.get().selectedIds)).toEqual(new Set(['a', 'b', 'c']))
    expect(cart.get().summary.allSelected).toBe(true)
    cart.selectAll()
    expect([...cart.get().selectedIds]).toEqual([])
    expect(cart.get().summary.allSelected).toBe(false)
  })

  test('a shop is selected whole, or not at all', async () => {
    const { cart } = await signedIn()
    cart.toggle('a')
    expect(cart.get().shops.get('shop1')).toEqual({
      selected: 'some',
      lines: 2,
      selectableLines: 2,
      selectedLines: 1,
      subtotal: 30,
    })
    cart.toggleShop('shop1')
    expect(cart.get().shops.get('shop1')).toEqual({
      selected: 'all',
      lines: 2,
      selectableLines: 2,
      selectedLines: 2,
      subtotal: 4930,
    })
    expect(cart.get().shops.get('shop2')).toMatchObject({ selected: 'none', subtotal: 0 })
    cart.toggleShop('shop1')
    expect(cart.get().shops.get('shop1')).toMatchObject({ selected: 'none' })
    expect(cart.get().shops.get('nothing')).toBe(undefined)
  })

  test('is pruned to what exists', async () => {
    const { browser, tab, cart } = await signedIn()
    cart.selectAll()
    browser.market.account('ann@example.org', { id: 'user-ann@example.org' })
    await cart.reload()
    expect(cart.get().selectedIds.size).toBe(0)
    tab.hide()
    expect(browser.storage.json('local_selected_items')).toEqual([])
  })

  test('survives a reload of the page', async () => {
    const { browser, tab, cart } = await signedIn()
    cart.toggle('b')
    tab.core.stop()
    const later = await browser.visit()
    expect([...later.core.cart.get().selectedIds]).toEqual(['b'])
  })
})

describe('a line that cannot be bought unchanged', () => {
  /** Ten of a lamp of which three are left, a vase that is sold out, and a plate. */
  async function shortOf() {
    const browser = createBrowser()
    const account = browser.market.account('ann@example.org')
    const lamp = browser.market.product({ id: 'lamp', price: 10 })
    const vase = browser.market.product({ id: 'vase', price: 20 })
    browser.market.product({ id: 'plate', price: 500, shop: 'shop2' })
    account.cart.push(
      { id: 'a', productId: 'lamp', optionIds: [], quantity: 10 },
      { id: 'b', productId: 'vase', optionIds: [], quantity: 1 },
      { id: 'c', productId: 'plate', optionIds: [], quantity: 1 },
    )
    const { core } = await browser.signedIn()
    core.cart.selectAll()
    lamp.stock = 3
    vase.stock = 0
    await core.cart.reload()
    return core.cart
  }

  test('is not selected, not counted and not paid, though it was selected before', async () => {
    const cart = await shortOf()
    expect([...cart.get().selectedIds]).toEqual(['c'])
    expect(cart.get().summary).toMatchObject({
      count: 12,
      selectableCount: 1,
      selectedCount: 1,
      allSelected: true,
      total: 500,
    })
    expect(cart.get().shops.get('shop1')).toMatchObject({ selected: 'none', selectableLines: 0, subtotal: 0 })
    expect(cart.beginCheckout()).toMatchObject({ ok: true, value: [{ id: 'c' }] })
  })

  test('cannot be selected, alone or with all', async () => {
    const cart = await shortOf()
    cart.toggle('b')
    cart.toggleShop('shop1')
    expect([...cart.get().selectedIds]).toEqual(['c'])
    cart.selectAll()
    expect([...cart.get().selectedIds]).toEqual([])
    cart.selectAll()
    expect([...cart.get().selectedIds]).toEqual(['c'])
  })

  test('is selected as it was, once no more of it is wanted than there is', async () => {
    const cart = await shortOf()
    await cart.setQuantity('a', 3)
    expect(cartRow(cart.get(), 'a')).toMatchObject({ selectable: true, selected: true })
    expect(cart.get().summary).toMatchObject({ selectedCount: 4, total: 530 })
  })
})

describe('totals', () => {
  test('[CRT-03] the summary counts selected items only', async () => {
    const { cart } = await signedIn()
    expect(cart.get().summary).toEqual({
      count: 6,
      lines: 3,
      selectableCount: 6,
      selectableLines: 3,
      selectedCount: 0,
      selectedLines: 0,
      allSelected: false,
      subtotal: 0,
      shipping: 0,
      total: 0,
    })
    cart.toggle('b')
    expect(cart.get().summary).toMatchObject({ subtotal: 4900, total: 4900, selectedLines: 1 })
  })

  test.each([
    ['a', 30, 'the price times the quantity, to the cent'],
    ['b', 4900, 'the sale price where there is one'],
    ['c', 0, 'a sale price of 0 too'],
  ])('[CRT-04] the amount of %s is %i: %s', async (id, amount) => {
    const { cart } = await signedIn()
    expect(cartRow(cart.get(), id)).toMatchObject({ amount })
  })

  test('[CRT-05] shipping is 0, so the total is the subtotal', async () => {
    const { cart } = await signedIn()
    cart.selectAll()
    expect(cart.get().summary).toMatchObject({ subtotal: 4930, shipping: 0, total: 4930 })
    expect(sumsOf(cart.get())).toEqual(cart.get().summary)
  })

  test('[CRT-13] the item count is derived from the items', async () => {
    const { cart } = await signedIn()
    expect(cart.get().summary.count).toBe(6)
    await cart.remove('b')
    expect(cart.get().summary.count).toBe(4)
  })
})

describe('checkout', () => {
  test('[CRT-07] warns if nothing is selected', async () => {
    const { tab, cart } = await signedIn()
    expect(cart.beginCheckout()).toMatchObject({ ok: false, error: { code: 'nothing_selected' } })
    expect(tab.notices).toEqual([
      { id: 'checkout.nothingSelected', kind: 'warning', title: 'Please select items to checkout.' },
    ])
  })

  test('hands over the selected items, in the order of the cart', async () => {
    const { tab, cart } = await signedIn()
    cart.toggle('c')
    cart.toggle('a')
    expect(cart.beginCheckout()).toMatchObject({ ok: true, value: [{ id: 'a' }, { id: 'c' }] })
    expect(selectedLines(cart.get()).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(titles(tab)).toEqual([])
  })
})

describe('notifications', () => {
  test('one toggle of a thousand lines wakes that row, its shop, and the summary, once each', async () => {
    const browser = createBrowser()
    const account = browser.market.account('ann@example.org')
    for (let n = 0; n < 1000; n++) {
      browser.market.product({ id: `p${n}`, shop: `shop${n % 50}` })
      account.cart.push({ id: `line${n}`, productId: `p${n}`, optionIds: [], quantity: 1 })
    }
    const { core } = await browser.signedIn()
    const woken: string[] = []
    for (const id of idsOf(core.cart.get()))
      subscribeTo(
        core.cart,
        state => cartRow(state, id),
        () => woken.push(id),
      )
    for (let n = 0; n < 50; n++)
      subscribeTo(
        core.cart,
        ({ shops }) => shops.get(`shop${n}`),
        () => woken.push(`shop${n}`),
      )
    subscribeTo(
      core.cart,
      ({ summary }) => summary,
      () => woken.push('summary'),
    )
    subscribeTo(
      core.cart,
      ({ groups }) => groups,
      () => woken.push('layout'),
    )
    core.cart.toggle('line77')
    expect(woken).toEqual(['line77', 'shop27', 'summary'])
  })

  test('a row keeps its value until something of it changes, whatever happens to others', async () => {
    const { cart } = await signedIn()
    const before = cartRow(cart.get(), 'a')
    const layout = cart.get().groups
    cart.toggle('b')
    await cart.setQuantity('b', 5)
    await cart.reload()
    expect(cartRow(cart.get(), 'a')).toBe(before)
    expect(cart.get().groups).toEqual(layout)
    expect(cart.get().groups[0]).toBe(layout[0])
    cart.toggle('a')
    expect(cartRow(cart.get(), 'a')).not.toBe(before)
  })

  test('does not call a listener that has unsubscribed', async () => {
    const { cart } = await signedIn()
    let told = 0
    const off = subscribeTo(
      cart,
      state => cartRow(state, 'a'),
      () => told++,
    )
    const offAll = cart.subscribe(() => told++)
    off()
    offAll()
    cart.toggle('a')
    expect(told).toBe(0)
  })

  test('calls the other listeners if one throws', async () => {
    const { cart } = await signedIn()
    let told = 0
    const surfaced: unknown[] = []
    const original = globalThis.queueMicrotask
    globalThis.queueMicrotask = run =>
      original(() => {
        try {
          run()
        } catch (error) {
          surfaced.push(error)
        }
      })
    subscribeTo(
      cart,
      state => cartRow(state, 'a'),
      () => {
        throw new Error('mine')
      },
    )
    subscribeTo(
      cart,
      state => cartRow(state, 'a'),
      () => told++,
    )
    cart.toggle('a')
    await Promise.resolve()
    globalThis.queueMicrotask = original
    expect(told).toBe(1)
    expect(surfaced).toEqual([new Error('mine')])
  })
})
