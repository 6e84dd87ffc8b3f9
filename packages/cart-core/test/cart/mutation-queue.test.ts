import { describe, expect, test } from 'vitest'
import { cartRow } from '../../src/index.ts'
import { settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'
import { email, signedIn } from '../support/signed-in.ts'

/** Requests, their order, and what is shown until they are answered. */

describe('on one line', () => {
  test('an addition after a quantity that waits adds to it', async () => {
    const { cart, market, lamp, hold, release } = await signedIn()
    hold()
    void cart.setQuantity('a', 2)
    void cart.setQuantity('a', 5)
    void cart.add(newLine(lamp, 1))
    await settle()
    release()
    await settle()
    expect(market.contents(email)).toMatchObject({ lamp: 6 })
    expect(market.sent('setQuantity')).toEqual([
      ['a', 2],
      ['a', 5],
    ])
  })

  test('sends only the last of several quantities behind an addition', async () => {
    const { cart, market, lamp, hold, release } = await signedIn()
    hold()
    void cart.setQuantity('a', 2)
    void cart.add(newLine(lamp, 1))
    void cart.setQuantity('a', 5)
    void cart.setQuantity('a', 6)
    await settle()
    release()
    await settle()
    expect(market.sent('setQuantity')).toEqual([
      ['a', 2],
      ['a', 6],
    ])
    expect(market.contents(email)).toMatchObject({ lamp: 6 })
  })

  test('the quantity that it has is not sent', async () => {
    const { cart, market, tab } = await signedIn()
    expect(await cart.setQuantity('a', 1)).toMatchObject({ ok: true, value: { id: 'a' } })
    expect(market.calls('setQuantity')).toBe(0)
    expect(titles(tab)).toEqual([])
  })

  test('a removal behind an addition that fails asks nothing of the server', async () => {
    const { cart, market, hold, letGo, release } = await signedIn()
    hold('add')
    void cart.add(newLine(market.product({ id: 'bowl' })))
    await settle()
    const removing = cart.remove(idsOf(cart.get()).find(id => id.startsWith('id-'))!)
    letGo('add', { before: new NetworkError() })
    release()
    expect(await removing).toMatchObject({ ok: true })
    expect(market.calls('remove')).toBe(0)
  })

  test('a failure tells what went wrong, and of which line', async () => {
    const { cart, market, tab } = await signedIn()
    market.fate = async () => ({ before: new NetworkError() })
    expect(await cart.setQuantity('a', 3)).toMatchObject({
      ok: false,
      error: { code: 'failed', message: 'The server could not be reached' },
    })
    market.fate = async () => ({})
    await cart.setQuantity('b', 3)
    await cart.remove('a')
    expect(tab.notices.map(({ id, lineId }) => [id, lineId])).toEqual([
      ['cart.updateFailed', 'a'],
      ['cart.updateOk', 'b'],
      ['cart.removeOk', 'a'],
    ])
  })
})

describe('an addition', () => {
  test('sends the prices that the page showed, and no sale price if there is none', async () => {
    const { cart, market } = await signedIn()
    await cart.add(newLine(market.product({ id: 'bowl', price: 1250 }), 2, ['Color:red']))
    await cart.add(newLine(market.product({ id: 'dish', price: 3000, salePrice: 2499 })))
    expect(market.sent('add')).toEqual([
      [{ productId: 'bowl', price: 1250, salePrice: null, quantity: 2, optionIds: ['Color:red'] }],
      [{ productId: 'dish', price: 3000, salePrice: 2499, quantity: 1, optionIds: [] }],
    ])
  })

  test("appears under its shop's name from the first moment", async () => {
    const { cart, market, hold } = await signedIn()
    hold()
    void cart.add(newLine(market.product({ id: 'bowl', shop: 'shop3' })))
    expect(cart.get().groups.at(-1)).toMatchObject({ id: 'shop3', name: 'Shop shop3', slug: 'shop3' })
  })

  test('creates another line for other variants, before the server answers too', async () => {
    const { cart, market, account, hold } = await signedIn()
    const mug = market.product({ id: 'mug' })
    account.cart.push({ id: 'm', productId: 'mug', optionIds: ['Color:red'], quantity: 1 })
    await cart.reload()
    hold()
    void cart.add(newLine(mug, 1, ['Color:blue']))
    expect(contents(cart.get())).toMatchObject({ 'mug+Color:red': 1, 'mug+Color:blue': 1 })
  })

  test('keeps its place when the server names it, and is one line from then on', async () => {
    const { cart, market, hold, letGo } = await signedIn()
    const bowl = market.product({ id: 'bowl' })
    hold('add', 'read')
    void cart.add(newLine(bowl))
    void cart.add(newLine(market.product({ id: 'dish' })))
    const before = idsOf(cart.get())
    await settle()
    letGo('add')
    await settle()
    const after = idsOf(cart.get())
    expect(after).toHaveLength(5)
    expect(after.map((id, index) => id === before[index])).toEqual([true, false, true, true, true])
    // Before the cart was read again.
    void cart.add(newLine(bowl, 2))
    expect(contents(cart.get())).toEqual({ lamp: 1, bowl: 3, dish: 1, vase: 1, rug: 1 })
    expect(cart.get().pending.get(after[1]!)).toBe('adding')
  })

  test('takes along what waits behind it when the server names it', async () => {
    const { cart, market, hold, letGo } = await signedIn()
    hold()
    void cart.add(newLine(market.product({ id: 'bowl' })))
    await settle()
    void cart.setQuantity(idsOf(cart.get())[1]!, 5)
    letGo('add')
    await settle()
    const named = idsOf(cart.get())[1]!
    expect([...cart.get().pending]).toEqual([[named, 'updating']])
    expect(cartRow(cart.get(), named)).toMatchObject({ line: { quantity: 5 }, pending: 'updating' })
  })

  test('that the server joins to a line under another name is that line', async () => {
    const { cart, market, account, tab, browser } = await signedIn()
    account.cart.push({
      id: 'm',
      productId: market.product({ id: 'mug' }).id,
      optionIds: ['Color:red'],
      quantity: 1,
    })
    await cart.reload()
    market.fate = async ({ name }) => (name === 'read' ? { before: new NetworkError() } : {})
    // The page calls the variant by another name than the server does; the option is the same.
    await cart.add({
      ...newLine(market.products.get('mug')!, 2),
      variantValues: { Colour: 'Color:red' },
    })
    expect(contents(cart.get())).toEqual({ lamp: 1, vase: 1, rug: 1, 'mug+Color:red': 3 })
    expect([...cart.get().selectedIds]).toEqual(['m'])
    tab.hide()
    expect(browser.storage.json('local_selected_items')).toEqual(['m'])
  })
})

describe('whose answers come late', () => {
  test('a second reading of the cart waits for the first', async () => {
    const { cart, market, hold, release } = await signedIn()
    const before = market.calls('read')
    hold()
    const [first, second] = [cart.reload(), cart.reload()]
    await settle()
    release()
    expect(await first).toEqual({ ok: true, value: null })
    expect(await second).toEqual({ ok: true, value: null })
    expect(market.calls('read')).toBe(before + 1)
  })

  test('changes that are answered in full read nothing again', async () => {
    const { cart, market, lamp } = await signedIn()
    const before = market.calls('read')
    await cart.setQuantity('a', 2)
    await cart.add(newLine(lamp, 2))
    await cart.add(newLine(market.product({ id: 'bowl' })))
    await cart.remove('b')
    await settle()
    expect(market.calls('read')).toBe(before)
    expect(contents(cart.get())).toEqual(market.contents(email))
  })

  test('after a failure the cart is read again once every line is answered, not before', async () => {
    const { cart, market, hold, letGo } = await signedIn()
    const before = market.calls('read')
    hold('setQuantity')
    void cart.setQuantity('a', 2)
    void cart.setQuantity('b', 2)
    await settle()
    letGo('setQuantity', { after: new NetworkError() })
    await settle()
    expect(market.calls('read')).toBe(before)
    letGo('setQuantity')
    await settle()
    expect(market.calls('read')).toBe(before + 1)
    expect(contents(cart.get())).toEqual({ lamp: 2, vase: 2, rug: 1 })
  })

  test('a cart that was read while an addition is open does not take it away', async () => {
    const { cart, market, hold } = await signedIn()
    hold('add')
    void cart.add(newLine(market.product({ id: 'bowl' })))
    expect(await cart.reload()).toEqual({ ok: true, value: null })
    expect(contents(cart.get())).toMatchObject({ bowl: 1 })
  })

  test('a cart that was read before a change was made is not shown after it', async () => {
    const { browser, cart, market } = await signedIn()
    let arrive!: () => void
    const late = new Promise<void>(resolve => {
      arrive = resolve
    })
    market.fate = async ({ name }) => (name === 'read' ? { late } : {})
    // Another tab says that it changed the cart.
    browser.storage.tab().write('cart_changed', 'now')
    await settle()
    market.fate = async () => ({})
    await cart.setQuantity('a', 5)
    await settle()
    arrive()
    await settle()
    expect(contents(cart.get())).toMatchObject({ lamp: 5 })
  })

  test('updates the total when a change has failed, before the cart is read again', async () => {
    const { cart, hold, letGo } = await signedIn()
    cart.toggle('a')
    hold()
    const changing = cart.setQuantity('a', 4)
    expect(cart.get().summary.subtotal).toBe(4000)
    await settle()
    letGo('setQuantity', { before: new HttpError(409, 'stock.insufficient') })
    await changing
    expect(cart.get().summary.subtotal).toBe(1000)
  })
})
