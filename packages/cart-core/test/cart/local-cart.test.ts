import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { NetworkError } from '../support/errors.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'

function setUp() {
  const browser = createBrowser()
  const lamp = browser.market.product({ id: 'lamp', price: 1999 })
  const vase = browser.market.product({ id: 'vase', price: 3000, salePrice: 2450, shop: 'shop2' })
  return { browser, lamp, vase }
}

describe('adding', () => {
  test('[CRT-08] keeps the items under guest_cart_items and the selected ids under local_selected_items', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp, 2))
    const [stored] = browser.storage.json('guest_cart_items')
    expect(stored).toMatchObject({ quantity: 2, productDTO: { id: 'lamp', name: 'lamp', price: 1999 } })
    tab.hide()
    expect(browser.storage.json('local_selected_items')).toEqual([stored.id])

    const later = await browser.visit()
    expect(contents(later.core.cart.get())).toEqual({ lamp: 2 })
    expect(later.core.cart.get().summary).toMatchObject({ selectedLines: 1, subtotal: 3998 })
  })

  test('[CRT-09] the same product and variants raise the quantity, in whatever order they were chosen', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp, 1, ['Color:red', 'Size:xl']))
    await tab.core.cart.add(newLine(lamp, 2, ['Size:xl', 'Color:red']))
    await tab.core.cart.add(newLine(lamp, 1, ['Color:blue', 'Size:xl']))
    await tab.core.cart.add(newLine(lamp, 1))
    expect(
      browser.storage.json('guest_cart_items').map((line: { quantity: number }) => line.quantity),
    ).toEqual([3, 1, 1])
    expect(tab.core.cart.get().summary).toMatchObject({ lines: 3, count: 5 })
  })

  test('[CRT-09] the same option ids under exchanged names are another line', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add({ ...newLine(lamp), variantValues: { Color: '1', Size: '2' } })
    await tab.core.cart.add({ ...newLine(lamp), variantValues: { Color: '2', Size: '1' } })
    expect(tab.core.cart.get().summary.lines).toBe(2)
  })

  test('[CRT-10] a guest sees one group, whatever the shops', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    await tab.core.cart.add(newLine(vase))
    const { groups, lines } = tab.core.cart.get()
    expect(groups).toEqual([{ id: 'guest', name: '', slug: '', lineIds: lines.map(({ id }) => id) }])
    expect(lines).toMatchObject([{ shop: { id: 'shop1' } }, { shop: { id: 'shop2' } }])
  })

  test('groups a guest’s lines by shop if the host asks for it, and a user’s always', async () => {
    const { browser, lamp, vase } = setUp()
    browser.market.account('ann@example.org')
    const tab = await browser.visit({ groupBy: 'shop' })
    for (const product of [lamp, vase]) await tab.core.cart.add(newLine(product))
    const groups = () => tab.core.cart.get().groups.map(({ id }) => id)
    expect(groups()).toEqual(['shop1', 'shop2'])
    await tab.core.auth.login({ email: 'ann@example.org', password: 'right' })
    await settle()
    expect(groups()).toEqual(['shop1', 'shop2'])
    await tab.core.auth.logout()
    await settle()
    await tab.core.cart.add(newLine(vase))
    expect(groups()).toEqual(['shop2'])
  })

  test('shows the delivery that the page knew immediately, and after a reload', async () => {
    const { browser, lamp } = setUp()
    const delivery = {
      steps: [{ itemsFrom: 0, price: 699 }],
      arrivesFrom: '2026-11-26',
      arrivesTo: '2026-11-30',
    }
    const tab = await browser.visit()
    const line = newLine(lamp)
    await tab.core.cart.add({ ...line, shop: { ...line.shop, delivery } })
    expect(tab.core.cart.get().lines[0]?.shop.delivery).toEqual(delivery)
    browser.market.fate = async () => ({ before: new NetworkError() })
    const later = await browser.visit()
    expect(later.core.cart.get().lines[0]?.shop.delivery).toEqual(delivery)
  })

  test('[CRT-14] says Product added to cart successfully.', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    const result = await tab.core.cart.add(newLine(lamp))
    expect(result).toMatchObject({ ok: true, value: { quantity: 1 } })
    expect(tab.notices).toEqual([
      {
        id: 'cart.addOk',
        kind: 'success',
        title: 'Product added to cart successfully.',
        lineId: idsOf(tab.core.cart.get())[0],
      },
    ])
  })

  test('selects what was added, and what was raised', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    await tab.core.cart.add(newLine(vase))
    expect(tab.core.cart.get().summary.allSelected).toBe(true)
    tab.core.cart.selectAll()
    await tab.core.cart.add(newLine(lamp))
    expect(tab.core.cart.get().selectedIds).toEqual(new Set([idsOf(tab.core.cart.get())[0]]))
  })

  test('is in storage before it is acknowledged', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    let atNotice: unknown
    tab.core.on('notice', () => {
      atNotice = browser.storage.json('guest_cart_items')
    })
    await tab.core.cart.add(newLine(lamp))
    expect(atNotice).toHaveLength(1)
  })

  test('more than is in stock becomes what is in stock', async () => {
    const { browser } = setUp()
    const tab = await browser.visit()
    const rare = browser.market.product({ id: 'rare', stock: 3 })
    await tab.core.cart.add(newLine(rare, 2))
    await tab.core.cart.add(newLine(rare, 2))
    expect(contents(tab.core.cart.get())).toEqual({ rare: 3 })
    await tab.core.cart.setQuantity(idsOf(tab.core.cart.get())[0]!, 50)
    expect(contents(tab.core.cart.get())).toEqual({ rare: 3 })
  })

  test('when there are no more of it, nothing is said to be added, and nothing is', async () => {
    const { browser } = setUp()
    const tab = await browser.visit()
    const rare = browser.market.product({ id: 'rare', stock: 3 })
    await tab.core.cart.add(newLine(rare, 3))
    tab.notices.length = 0
    for (const stock of [3, 2])
      expect(await tab.core.cart.add(newLine({ ...rare, stock }))).toMatchObject({
        ok: false,
        error: { code: 'stock.insufficient' },
      })
    expect(contents(tab.core.cart.get())).toEqual({ rare: 3 })
    const last = browser.market.product({ id: 'last', stock: 1 })
    await tab.core.cart.add(newLine(last))
    await tab.core.cart.add(newLine(last))
    expect(tab.notices.map(({ title, body }) => body ?? title)).toEqual([
      'All that you can buy are already in your cart.',
      'All that you can buy are already in your cart.',
      'Product added to cart successfully.',
      'The last one is already in your cart.',
    ])
  })

  test.each([
    ['no price', { price: undefined }],
    ['a price in words', { price: '19,99' }],
    ['a price that is no number', { price: Number.NaN }],
    ['a price in decimals', { price: 19.99 }],
    ['a price below nothing', { price: -5 }],
    ['a sale price that is no number', { salePrice: Number.NaN }],
    ['no product', { product: { id: undefined } }],
  ])('rejects a line with %s with a message, and keeps the sums valid', async (_what, wrong) => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(vase))
    const result = await tab.core.cart.add({ ...newLine(lamp), ...(wrong as { price: number }) })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_line' } })
    expect(titles(tab).at(-1)).toBe('Failed to add product to cart. Please try again.')
    expect(tab.core.cart.get().summary).toMatchObject({ lines: 1, subtotal: 2450 })
  })

  test.each([0, -1, 1.5, Number.NaN])('a quantity of %s is not added', async quantity => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    expect(await tab.core.cart.add(newLine(lamp, quantity))).toMatchObject({ error: { code: 'ignored' } })
    expect(contents(tab.core.cart.get())).toEqual({})
    expect(tab.notices).toEqual([])
  })
})

describe('changing', () => {
  test('[CRT-14] a quantity is changed, stored and said', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    tab.notices.length = 0
    const [id] = idsOf(tab.core.cart.get())
    expect(await tab.core.cart.setQuantity(id!, 4)).toMatchObject({ ok: true, value: { quantity: 4 } })
    expect(titles(tab)).toEqual(['Cart quantity updated.'])
    tab.hide()
    expect(browser.storage.json('guest_cart_items')[0].quantity).toBe(4)
  })

  test.each([0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[CRT-06] a quantity of %s is ignored',
    async quantity => {
      const { browser, lamp } = setUp()
      const tab = await browser.visit()
      await tab.core.cart.add(newLine(lamp, 2))
      tab.notices.length = 0
      const [id] = idsOf(tab.core.cart.get())
      expect(await tab.core.cart.setQuantity(id!, quantity)).toMatchObject({
        ok: false,
        error: { code: 'ignored' },
      })
      expect(contents(tab.core.cart.get())).toEqual({ lamp: 2 })
      expect(tab.notices).toEqual([])
    },
  )

  test('[CRT-14] removing says so, and can be undone at the same place with its selection', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp, 3))
    await tab.core.cart.add(newLine(vase))
    const [id, vaseId] = idsOf(tab.core.cart.get())
    tab.core.cart.toggle(vaseId!)
    tab.notices.length = 0
    await tab.core.cart.remove(id!)
    expect(tab.notices).toEqual([
      { id: 'cart.removeOk', kind: 'success', title: 'Product removed from cart.', lineId: id },
    ])
    expect(contents(tab.core.cart.get())).toEqual({ vase: 1 })
    expect(tab.core.cart.get().summary.subtotal).toBe(0)

    await tab.core.cart.undoRemove(id)
    expect(Object.entries(contents(tab.core.cart.get()))).toEqual([
      ['lamp', 3],
      ['vase', 1],
    ])
    expect(tab.core.cart.get().summary).toMatchObject({ selectedLines: 1, subtotal: 5997 })
    expect(await tab.core.cart.undoRemove(id)).toMatchObject({ ok: false })
  })

  test('several quick removals are all removals', async () => {
    const { browser } = setUp()
    const tab = await browser.visit()
    for (let n = 0; n < 6; n++) await tab.core.cart.add(newLine(browser.market.product({ id: `p${n}` })))
    const ids = idsOf(tab.core.cart.get())
    await Promise.all(ids.slice(0, 5).map(id => tab.core.cart.remove(id)))
    expect(contents(tab.core.cart.get())).toEqual({ p5: 1 })
    expect(browser.storage.json('guest_cart_items')).toHaveLength(1)
  })

  test('ignores changes and removals of unknown lines', async () => {
    const { browser } = setUp()
    const tab = await browser.visit()
    for (const result of [
      await tab.core.cart.setQuantity('nothing', 2),
      await tab.core.cart.remove('nothing'),
      await tab.core.cart.undoRemove(),
      await tab.core.cart.saveForLater('nothing'),
      await tab.core.cart.restore('nothing'),
    ])
      expect(result).toMatchObject({ ok: false, error: { code: 'unknown_line' } })
    tab.core.cart.toggle('nothing')
    expect(tab.core.cart.get().selectedIds.size).toBe(0)
  })
})

describe('prices and problems', () => {
  test('are read again at the next visit', async () => {
    const { browser, lamp, vase } = setUp()
    const rare = browser.market.product({ id: 'rare', stock: 5 })
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    await tab.core.cart.add(newLine(vase))
    await tab.core.cart.add(newLine(rare, 4))
    tab.core.stop()
    lamp.price = 2500
    vase.gone = true
    rare.stock = 2

    const later = await browser.visit()
    const items = later.core.cart.get().lines
    expect(items.map(({ problems }) => problems)).toEqual([
      [{ code: 'price_changed', previousPrice: 1999 }],
      [{ code: 'out_of_stock' }],
      [{ code: 'stock_reduced', available: 2 }],
    ])
    expect(items[0]!.price).toBe(2500)
    expect(later.notices).toEqual([])

    // Said until it is no longer so.
    await later.core.cart.reload()
    expect(later.core.cart.get().lines[0]!.problems).toEqual([{ code: 'price_changed', previousPrice: 1999 }])
    lamp.price = 1999
    await later.core.cart.reload()
    expect(later.core.cart.get().lines[0]!.problems).toEqual([])
  })

  test('that cannot be read leave the cart as it was', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    browser.market.fate = async () => ({ before: new NetworkError() })
    const before = tab.core.cart.get()
    expect(await tab.core.cart.reload()).toMatchObject({ ok: false })
    expect(tab.core.cart.get()).toBe(before)
  })

  test('a cart of more lines than one call takes is priced whole', async () => {
    const { browser } = setUp()
    const tab = await browser.visit()
    const products = Array.from({ length: 250 }, (_, n) => browser.market.product({ id: `p${n}` }))
    for (const product of products) await tab.core.cart.add(newLine(product))
    for (const product of products) product.price = 1100
    await tab.core.cart.reload()
    expect(browser.market.calls('quote')).toBe(2)
    expect(tab.core.cart.get().summary.subtotal).toBe(275_000)
  })
})

describe('two tabs', () => {
  test('lines and selection of one are seen by the other', async () => {
    const { browser, lamp, vase } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    await one.core.cart.add(newLine(lamp))
    await settle()
    expect(contents(two.core.cart.get())).toEqual({ lamp: 1 })
    await two.core.cart.add(newLine(vase))
    await settle()
    expect(contents(one.core.cart.get())).toEqual({ lamp: 1, vase: 1 })
    browser.pass(200)
    await settle()
    expect(two.core.cart.get().summary.allSelected).toBe(true)
    one.core.cart.selectAll()
    browser.pass(200)
    await settle()
    expect(two.core.cart.get().summary.selectedLines).toBe(0)
  })

  test('additions in both at the same moment are both kept', async () => {
    const { browser, lamp, vase } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    void one.core.cart.add(newLine(lamp))
    void two.core.cart.add(newLine(vase))
    void one.core.cart.add(newLine(vase))
    await settle()
    expect(contents(one.core.cart.get())).toEqual({ lamp: 1, vase: 2 })
    expect(contents(two.core.cart.get())).toEqual({ lamp: 1, vase: 2 })
  })

  test('a quantity that waits to be written does not bring back what the other removed', async () => {
    const { browser, lamp, vase } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    await one.core.cart.add(newLine(lamp))
    await one.core.cart.add(newLine(vase))
    await settle()
    const [id] = idsOf(one.core.cart.get())
    void one.core.cart.setQuantity(id!, 5)
    void two.core.cart.remove(id!)
    await settle()
    browser.pass(200)
    await settle()
    expect(contents(one.core.cart.get())).toEqual({ vase: 1 })
    expect(contents(two.core.cart.get())).toEqual({ vase: 1 })
  })
})
