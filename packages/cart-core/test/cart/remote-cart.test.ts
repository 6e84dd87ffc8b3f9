import { describe, expect, test } from 'vitest'
import { cartRow } from '../../src/index.ts'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError, NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'
import { email, signedIn } from '../support/signed-in.ts'

describe('loading', () => {
  test('[CRT-12] a user without guest items gets the server cart, in shop groups', async () => {
    const { cart, market } = await signedIn()
    expect(cart.get()).toMatchObject({
      phase: 'ready',
      lines: [{ id: 'a', price: 1000 }, { id: 'b' }, { id: 'c', stock: 4 }],
      groups: [
        { id: 'shop1', name: 'Shop shop1', lineIds: ['a'] },
        { id: 'shop2', lineIds: ['b', 'c'] },
      ],
    })
    expect(market.calls('merge')).toBe(0)
  })

  test("[CRT-01] shows each group under its shop's name, with a summary", async () => {
    const { cart } = await signedIn()
    const { groups, shops } = cart.get()
    expect(groups.map(({ name, lineIds }) => [name, lineIds])).toEqual([
      ['Shop shop1', ['a']],
      ['Shop shop2', ['b', 'c']],
    ])
    for (const { id, lineIds } of groups) {
      expect(lineIds.every(lineId => cartRow(cart.get(), lineId)?.line.shop.id === id)).toBe(true)
      expect(shops.get(id)?.lines).toBe(lineIds.length)
    }
  })

  test('[CRT-15] a cart that cannot be loaded says so, and is loaded by the next attempt', async () => {
    const browser = createBrowser()
    browser.market.account(email, { cart: [{ id: 'a', productId: 'lamp', optionIds: [], quantity: 1 }] })
    browser.market.product({ id: 'lamp' })
    const tab = await browser.visit()
    browser.market.fate = async ({ name }) => (name === 'read' ? { before: new NetworkError() } : {})
    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    expect(titles(tab)).toEqual(['Login successful', 'Failed to load cart. Please try again.'])
    expect(tab.core.cart.get().phase).toBe('failed')
    browser.market.fate = async () => ({})
    expect(await tab.core.cart.reload()).toEqual({ ok: true, value: null })
    expect(tab.core.cart.get()).toMatchObject({ phase: 'ready' })
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 1 })
  })

  test('a page that comes back reads the cart again, and stays quiet when it cannot', async () => {
    const { tab, cart, account, market } = await signedIn()
    account.cart.pop()
    tab.wake()
    await settle()
    expect(contents(cart.get())).toEqual({ lamp: 1, vase: 1 })
    market.fate = async () => ({ before: new NetworkError() })
    tab.wake()
    await settle()
    expect(contents(cart.get())).toEqual({ lamp: 1, vase: 1 })
    expect(cart.get().phase).toBe('ready')
    expect(titles(tab)).toEqual([])
  })
})

describe('adding', () => {
  test('[CRT-14] shows at once, then as the server has it', async () => {
    const { cart, market, tab, hold, release } = await signedIn()
    const bowl = market.product({ id: 'bowl', shop: 'shop3' })
    hold()
    const adding = cart.add(newLine(bowl, 2, ['Color:red']))
    expect(contents(cart.get())).toMatchObject({ 'bowl+Color:red': 2 })
    const provisional = idsOf(cart.get()).at(-1)!
    expect(cart.get().pending.get(provisional)).toBe('adding')
    expect(cartRow(cart.get(), provisional)).toMatchObject({ pending: 'adding', selected: true })
    release()
    expect(await adding).toMatchObject({ ok: true, value: { quantity: 2 } })
    await settle()
    const [, , , line] = idsOf(cart.get())
    expect(line).not.toBe(provisional)
    expect([...cart.get().selectedIds]).toEqual([line])
    expect(cart.get().pending.size).toBe(0)
    expect(titles(tab)).toEqual(['Product added to cart successfully.'])
    expect(market.contents(email)).toMatchObject({ 'bowl+Color:red': 2 })
  })

  test('raises the line that is there', async () => {
    const { cart, lamp, market } = await signedIn()
    await cart.add(newLine(lamp, 2))
    await settle()
    expect(contents(cart.get())).toEqual({ lamp: 3, vase: 1, rug: 1 })
    expect(market.contents(email)).toMatchObject({ lamp: 3 })
    expect(idsOf(cart.get())).toEqual(['a', 'b', 'c'])
  })

  test('that is refused for good says why, and does not ask to try again', async () => {
    const { cart, market, tab, held, hold } = await signedIn()
    hold()
    const adding = cart.add(newLine(market.product({ id: 'bowl' })))
    await settle()
    const why = 'The last one is already in your cart.'
    held.splice(0, 1)[0]!.go({ before: new HttpError(409, 'stock.insufficient', why) })
    expect(await adding).toMatchObject({ ok: false, error: { code: 'stock.insufficient' } })
    expect(tab.notices).toMatchObject([
      { id: 'cart.addRefused', kind: 'warning', title: 'Nothing was added to your cart.', body: why },
    ])
  })

  test('[CRT-15] that fails takes only itself back', async () => {
    const { cart, market, tab, held, hold, release } = await signedIn()
    const bowl = market.product({ id: 'bowl' })
    hold()
    const adding = cart.add(newLine(bowl))
    void cart.setQuantity('a', 7)
    await settle()
    held.splice(0, 1)[0]!.go({ before: new HttpError(500, 'server.error', 'Something broke') })
    expect(await adding).toMatchObject({
      ok: false,
      error: { code: 'server.error', message: 'Something broke' },
    })
    expect(contents(cart.get())).toEqual({ lamp: 7, vase: 1, rug: 1 })
    release()
    await settle()
    expect(contents(cart.get())).toEqual({ lamp: 7, vase: 1, rug: 1 })
    expect(titles(tab)).toEqual([
      'Failed to add product to cart. Please try again.',
      'Cart quantity updated.',
    ])
  })

  test('whose answer is lost is shown as the server has it', async () => {
    const { cart, market } = await signedIn()
    const bowl = market.product({ id: 'bowl' })
    market.fate = async ({ name }) => (name === 'add' ? { after: new NetworkError() } : {})
    expect(await cart.add(newLine(bowl))).toMatchObject({ ok: false })
    await settle()
    expect(contents(cart.get())).toMatchObject({ bowl: 1 })
    expect(market.contents(email)).toMatchObject({ bowl: 1 })
  })

  test('a line that is still being added can be changed and removed', async () => {
    const { cart, market, hold, release } = await signedIn()
    const bowl = market.product({ id: 'bowl' })
    const dish = market.product({ id: 'dish' })
    hold()
    void cart.add(newLine(bowl))
    void cart.add(newLine(dish))
    await settle()
    const [, bowlId, dishId] = idsOf(cart.get()).filter(id => !['b', 'c'].includes(id))
    const changing = cart.setQuantity(bowlId!, 5)
    const removing = cart.remove(dishId!)
    expect(contents(cart.get())).toEqual({ lamp: 1, vase: 1, rug: 1, bowl: 5 })
    release()
    expect(await changing).toMatchObject({ ok: true })
    expect(await removing).toMatchObject({ ok: true })
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 1, vase: 1, rug: 1, bowl: 5 })
    expect(contents(cart.get())).toEqual(market.contents(email))
  })

  test('changes that wait for an addition that fails, fail with it', async () => {
    const { cart, market, held, hold, release } = await signedIn()
    const bowl = market.product({ id: 'bowl' })
    hold()
    void cart.add(newLine(bowl))
    await settle()
    const id = idsOf(cart.get()).find(id => !['a', 'b', 'c'].includes(id))!
    const changing = cart.setQuantity(id, 5)
    held.splice(0, 1)[0]!.go({ before: new NetworkError() })
    await settle()
    release()
    expect(await changing).toMatchObject({ ok: false, error: { code: 'unknown_line' } })
    await settle()
    expect(contents(cart.get())).toEqual({ lamp: 1, vase: 1, rug: 1 })
    expect(market.calls('setQuantity')).toBe(0)
  })
})

describe('changing', () => {
  test('[CRT-14] the latest quantity wins, and only the last of those that waited is sent', async () => {
    const { cart, market, tab, hold, release } = await signedIn()
    hold()
    const results = [2, 3, 4, 5].map(quantity => cart.setQuantity('a', quantity))
    expect(cartRow(cart.get(), 'a')).toMatchObject({ line: { quantity: 5 }, pending: 'updating' })
    await settle()
    release()
    expect((await Promise.all(results)).every(result => result.ok)).toBe(true)
    await settle()
    expect(market.calls('setQuantity')).toBe(2)
    expect(market.contents(email)).toMatchObject({ lamp: 5 })
    expect(cartRow(cart.get(), 'a')).toMatchObject({ line: { quantity: 5 }, pending: null })
    expect(titles(tab)).toEqual(['Cart quantity updated.', 'Cart quantity updated.'])
  })

  test('[CRT-06] a quantity below 1 is not sent', async () => {
    const { cart, market } = await signedIn()
    expect(await cart.setQuantity('a', 0)).toMatchObject({ error: { code: 'ignored' } })
    expect(market.calls('setQuantity')).toBe(0)
  })

  test('more than is in stock becomes what is in stock', async () => {
    const { cart, market } = await signedIn()
    await cart.setQuantity('c', 50)
    expect(market.contents(email)).toMatchObject({ rug: 4 })
  })

  test('[CRT-15] that fails goes back to what the server has', async () => {
    const { cart, market, tab } = await signedIn()
    market.fate = async ({ name }) => (name === 'setQuantity' ? { before: new NetworkError() } : {})
    expect(await cart.setQuantity('a', 9)).toMatchObject({ ok: false })
    expect(contents(cart.get())).toMatchObject({ lamp: 1 })
    expect(titles(tab)).toEqual(['Failed to update quantity. Please try again.'])
    expect(market.calls('setQuantity')).toBe(1)
  })

  test('different lines do not wait for each other', async () => {
    const { cart, held, hold } = await signedIn()
    hold()
    void cart.setQuantity('a', 2)
    void cart.setQuantity('b', 2)
    void cart.remove('c')
    await settle()
    expect(held.map(({ call }) => call.name)).toEqual(['setQuantity', 'setQuantity', 'remove'])
  })
})

describe('removing', () => {
  test('[CRT-14] several quick removals are all removals', async () => {
    const { cart, market, tab, held, hold, release } = await signedIn()
    hold()
    const results = ['a', 'b', 'c'].map(id => cart.remove(id))
    expect(contents(cart.get())).toEqual({})
    await settle()
    // Answered in the opposite order.
    for (const { go } of held.splice(0).reverse()) go()
    release()
    expect((await Promise.all(results)).every(result => result.ok)).toBe(true)
    await settle()
    release()
    await settle()
    expect(market.contents(email)).toEqual({})
    expect(contents(cart.get())).toEqual({})
    expect(titles(tab)).toEqual(Array(3).fill('Product removed from cart.'))
  })

  test('[CRT-15] that fails brings the line back to its place, selected as it was', async () => {
    const { cart, market, tab } = await signedIn()
    cart.toggle('b')
    market.fate = async ({ name }) => (name === 'remove' ? { before: new NetworkError() } : {})
    const removing = cart.remove('b')
    expect(cart.get().summary).toMatchObject({ lines: 2, selectedLines: 0 })
    await removing
    expect(idsOf(cart.get())).toEqual(['a', 'b', 'c'])
    expect([...cart.get().selectedIds]).toEqual(['b'])
    expect(titles(tab)).toEqual(['Failed to remove product from cart. Please try again.'])
  })

  test('can be undone, selected as it was', async () => {
    const { cart, market } = await signedIn()
    await cart.setQuantity('b', 3)
    cart.toggle('b')
    await cart.remove('b')
    await settle()
    expect(await cart.undoRemove('b')).toMatchObject({ ok: true, value: { quantity: 3 } })
    await settle()
    expect(market.contents(email)).toMatchObject({ vase: 3 })
    expect(cart.get().summary).toMatchObject({ selectedLines: 1, subtotal: 3000 })
  })

  test('undone while it is under way, the line is there in the end', async () => {
    const { cart, market, hold, release } = await signedIn()
    hold()
    void cart.remove('a')
    await settle()
    void cart.undoRemove()
    expect(contents(cart.get())).toMatchObject({ lamp: 1 })
    release()
    await settle()
    expect(market.contents(email)).toMatchObject({ lamp: 1 })
    expect(contents(cart.get())).toEqual(market.contents(email))
  })
})

describe('the session ends', () => {
  test('answers running requests after the end, without showing or sending anything more', async () => {
    const { cart, market, tab, hold, release } = await signedIn()
    hold()
    const first = cart.setQuantity('a', 2)
    const second = cart.setQuantity('a', 3)
    await settle()
    const leaving = tab.core.auth.logout()
    release()
    await leaving
    expect(await first).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    expect(await second).toMatchObject({ ok: false, error: { code: 'signed_out' } })
    await settle()
    expect(market.calls('setQuantity')).toBe(1)
    expect(contents(cart.get())).toEqual({})
    expect(cart.get().selectedIds.size).toBe(0)
    expect(titles(tab)).toEqual(['You’re logged out.'])
  })

  test('the next person sees nothing of it', async () => {
    const { browser, cart, tab, market } = await signedIn()
    market.account('bea@example.org')
    cart.selectAll()
    await cart.remove('a')
    await tab.core.auth.logout()
    expect(browser.storage.values.has('local_selected_items')).toBe(false)
    await tab.core.auth.login({ email: 'bea@example.org', password: 'right' })
    await settle()
    expect(contents(cart.get())).toEqual({})
    expect(cart.get().mergeResults).toBe(null)
    expect(await cart.undoRemove()).toMatchObject({ ok: false })
  })
})

describe('two tabs', () => {
  test('see each other change the cart', async () => {
    const { browser, cart, market } = await signedIn()
    const two = await browser.visit()
    expect(contents(two.core.cart.get())).toEqual({ lamp: 1, vase: 1, rug: 1 })
    await cart.setQuantity('a', 6)
    await cart.remove('b')
    await settle()
    expect(contents(two.core.cart.get())).toEqual({ lamp: 6, rug: 1 })
    await two.core.cart.remove('a')
    await settle()
    expect(contents(cart.get())).toEqual({ rug: 1 })
    expect(market.contents(email)).toEqual({ rug: 1 })
  })
})
