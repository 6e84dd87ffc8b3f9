import { describe, expect, test } from 'vitest'
import { cartRow } from '../../src/index.ts'
import { createBrowser, settle } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine, subscribeTo } from '../support/lines.ts'
import { email, signedIn } from '../support/signed-in.ts'

/** Calls of listeners, and objects that stay the same so that no call is needed. */

describe('a listener', () => {
  test('that leaves does not take others of its row along, however often it leaves', async () => {
    const { cart } = await signedIn()
    const told: string[] = []
    const off = subscribeTo(
      cart,
      state => cartRow(state, 'a'),
      () => told.push('first'),
    )
    subscribeTo(
      cart,
      state => cartRow(state, 'a'),
      () => told.push('second'),
    )
    off()
    cart.toggle('a')
    expect(told.splice(0)).toEqual(['second'])
    const gone = subscribeTo(
      cart,
      state => cartRow(state, 'b'),
      () => told.push('gone'),
    )
    gone()
    subscribeTo(
      cart,
      state => cartRow(state, 'b'),
      () => told.push('later'),
    )
    gone()
    cart.toggle('b')
    expect(told).toEqual(['later'])
  })

  test('is not called by select-all for a row that is selected already', async () => {
    const { cart } = await signedIn()
    const told: string[] = []
    cart.toggle('a')
    for (const id of ['a', 'b', 'c', 'unknown'])
      subscribeTo(
        cart,
        state => cartRow(state, id),
        () => told.push(id),
      )
    // A row that was drawn, and rows that were never read.
    cartRow(cart.get(), 'a')
    cart.selectAll()
    expect(told).toEqual(['b', 'c'])
  })

  test('sees removed, restored and reordered lines if it reads the layout, not the totals', async () => {
    const { cart, account, hold, letGo } = await signedIn()
    const told: string[] = []
    subscribeTo(
      cart,
      ({ groups }) => groups,
      () => told.push('layout'),
    )
    subscribeTo(
      cart,
      ({ summary }) => summary,
      () => told.push('summary'),
    )
    hold('remove')
    const removing = cart.remove('b')
    expect(told).toContain('layout')
    expect(cart.get().groups[1]?.lineIds).toEqual(['c'])
    await settle()
    told.length = 0
    letGo('remove', { before: new NetworkError() })
    await removing
    expect(told).toContain('layout')
    await settle()
    told.length = 0
    account.cart.reverse()
    await cart.reload()
    expect(told).toEqual(['layout'])
    expect(cart.get().groups.map(({ id, lineIds }) => [id, lineIds])).toEqual([
      ['shop2', ['c', 'b']],
      ['shop1', ['a']],
    ])
  })

  test('sees a shop that is selected whole, and a quantity, if it reads the totals', async () => {
    const { cart } = await signedIn()
    cart.toggleShop('shop2')
    expect(cart.get().summary).toMatchObject({ selectedLines: 2, subtotal: 2000 })
    cart.toggleShop('unknown')
    expect(cart.get().summary).toMatchObject({ selectedLines: 2 })
    const browser = createBrowser()
    const guest = await browser.visit()
    await guest.core.cart.add(newLine(browser.market.product({ id: 'lamp' })))
    void guest.core.cart.setQuantity(idsOf(guest.core.cart.get())[0]!, 3)
    expect(guest.core.cart.get().summary).toMatchObject({ count: 3, subtotal: 3000 })
  })
})

describe('the same object', () => {
  test('are the selected ids, until one of them is another', async () => {
    const { cart } = await signedIn()
    cart.toggle('a')
    const before = cart.get().selectedIds
    await cart.setQuantity('b', 3)
    await cart.remove('c')
    expect(cart.get().selectedIds).toBe(before)
    await cart.remove('a')
    expect(cart.get().selectedIds).not.toBe(before)
  })

  test("is a guest's row while others change, and the cart when nothing did", async () => {
    const browser = createBrowser()
    const { core } = await browser.visit()
    for (const id of ['lamp', 'vase']) await core.cart.add(newLine(browser.market.product({ id })))
    const [lamp, vase] = idsOf(core.cart.get())
    const row = cartRow(core.cart.get(), lamp!)
    await core.cart.setQuantity(vase!, 3)
    await core.cart.remove(vase!)
    expect(cartRow(core.cart.get(), lamp!)).toBe(row)
    const before = core.cart.get()
    const writes = browser.storage.writes()
    expect(await core.cart.reload()).toEqual({ ok: true, value: null })
    expect(core.cart.get()).toBe(before)
    expect(browser.storage.writes()).toBe(writes)
  })
})

describe('data that the server sends again is shown', () => {
  test('a problem that a line did not have', async () => {
    const { cart, market } = await signedIn()
    market.products.get('rug')!.stock = 0
    await cart.reload()
    expect(cartRow(cart.get(), 'c')?.line.problems).toEqual([{ code: 'out_of_stock' }])
  })

  test('a line under another shop', async () => {
    const { browser, market } = await signedIn()
    let shop = 'one'
    const tab = await browser.visit({
      api: session => {
        const api = market.tab(session)
        const read = async () => {
          const [line] = await api.cart.read()
          return [{ ...line!, shop: { id: shop, name: shop, slug: shop } }]
        }
        return { ...api, cart: { ...api.cart, read } }
      },
    })
    shop = 'two'
    await tab.core.cart.reload()
    expect(tab.core.cart.get().groups).toMatchObject([{ id: 'two', lineIds: ['a'] }])
    expect(tab.core.cart.get().shops.get('two')).toMatchObject({ lines: 1 })
    expect(tab.core.cart.get().shops.get('one')).toBe(undefined)
  })
})

describe("what another user's tab does", () => {
  test('is read again when it changed the cart, not when it selected', async () => {
    const { browser, cart, market } = await signedIn()
    const other = await browser.visit()
    const before = market.calls('read')
    other.core.cart.toggle('a')
    other.core.flush()
    await settle()
    expect(market.calls('read')).toBe(before)
    expect([...cart.get().selectedIds]).toEqual(['a'])
  })
})

describe('when the session ends', () => {
  test('never shows a cart that was read for another user', async () => {
    for (const fate of [{}, { before: new NetworkError() }]) {
      const { cart, tab, hold, letGo } = await signedIn()
      hold('read')
      const reading = cart.reload()
      await settle()
      await tab.core.auth.logout()
      letGo('read', fate)
      expect(await reading).toMatchObject({ ok: false, error: { code: 'signed_out' } })
      expect(contents(cart.get())).toEqual({})
    }
  })

  test('a change that fails after it says nothing', async () => {
    const { cart, tab, hold, letGo } = await signedIn()
    hold('setQuantity')
    const changing = cart.setQuantity('a', 2)
    await settle()
    await tab.core.auth.logout()
    letGo('setQuantity', { before: new NetworkError() })
    expect(await changing).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    await settle()
    expect(tab.notices.map(({ id }) => id)).toEqual(['auth.logoutOk'])
  })

  test('a line that had a change under way can be changed in the next session', async () => {
    const { cart, tab, hold, market } = await signedIn()
    hold('setQuantity')
    void cart.setQuantity('a', 2)
    await settle()
    await tab.core.auth.logout()
    market.fate = async () => ({})
    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    expect(cart.get().pending.size).toBe(0)
    expect(await cart.setQuantity('a', 4)).toMatchObject({ ok: true })
    expect(market.contents(email)).toMatchObject({ lamp: 4 })
  })
})

test('a cart that cannot be read says why', async () => {
  const { cart, market } = await signedIn()
  market.fate = async () => ({ before: new NetworkError() })
  expect(await cart.reload()).toMatchObject({ error: { message: 'The server could not be reached' } })
})
