import { describe, expect, test } from 'vitest'
import { cartRow } from '../../src/index.ts'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { contents, idsOf, newLine } from '../support/lines.ts'

const email = 'ann@example.org'

function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  const lamp = browser.market.product({ id: 'lamp' })
  const vase = browser.market.product({ id: 'vase' })
  return { browser, market: browser.market, lamp, vase, values: browser.storage.values }
}

const line = (id: string, extra: object = {}) => ({
  id: `line-${id}`,
  quantity: 1,
  productDTO: { id, name: id, slug: id, price: 1000 },
  ...extra,
})

const product = (extra: object) => line('x', { productDTO: { id: 'x', price: 1000, ...extra } })

describe('a stored line', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['no fields', {}],
    ['no pieces', line('x', { quantity: 0 })],
    ['fewer than none', line('x', { quantity: -1 })],
    ['half a piece', line('x', { quantity: 0.5 })],
    ['a quantity in words', line('x', { quantity: '2' })],
    ['fewer than none in a merge', line('x', { quantity: -1, sync: { key: 'k', quantity: 1 } })],
    ['an id that is no text', line('x', { id: 5 })],
    ['an empty id', line('x', { id: '' })],
    ['a product without an id', product({ id: '' })],
    ['a price in words', product({ price: 'free' })],
    ['no product', line('x', { productDTO: null })],
  ])('leaves out a line with %s, and sets the original aside', async (_what, broken) => {
    const { browser, values } = setUp()
    const text = JSON.stringify([broken, line('lamp', { quantity: 2 })])
    values.set('guest_cart_items', text)
    const tab = await browser.visit()
    expect(tab.core.cart.get().summary).toMatchObject({ lines: 1, count: 2 })
    expect(values.get('guest_cart_items.backup')).toBe(text)
    expect(titles(tab)).toEqual(['Some items in your cart couldn’t be read. We’ve removed them.'])
    expect(titles(await browser.visit())).toEqual([])
  })

  test('keeps what can be read of its parts', async () => {
    const { browser, values, market } = setUp()
    market.fate = async () => ({ before: new Error('offline') })
    const picture = { id: 'p', alt: 'A lamp', base: '/media/p', widths: [320] }
    values.set(
      'guest_cart_items',
      JSON.stringify([
        line('lamp', {
          variantValues: { Color: 'red', Size: 5, Name: '' },
          productDTO: { id: 'lamp', price: 1000, priceSale: 900, picture },
          problems: [null, { code: 5 }, { code: 'price_changed', previousPrice: 1100 }],
          stock: 3,
        }),
        line('vase', {
          productDTO: { id: 'vase', price: 1000, picture: { base: '/media/v' } },
          problems: 'none',
        }),
      ]),
    )
    const { core } = await browser.visit()
    expect(core.cart.get().lines).toMatchObject([
      {
        variantValues: { Color: 'red' },
        product: { picture },
        salePrice: 900,
        problems: [{ code: 'price_changed', previousPrice: 1100 }],
        stock: 3,
      },
      { product: { picture: null }, problems: [], stock: null },
    ])
    expect(cartRow(core.cart.get(), 'line-lamp')!.line.variantValues).toEqual({ Color: 'red' })
    expect(values.has('guest_cart_items.backup')).toBe(false)
  })

  test.each<[string, unknown]>([
    ['no key', { quantity: 1 }],
    ['a key that is no text', { key: 5, quantity: 1 }],
    ['no quantity', { key: 'k' }],
    ['a remainder in words', { key: 'k', quantity: 1, kept: 'one' }],
    ['nothing', null],
  ])('whose mark of a merge has %s is merged as one that was never sent', async (_what, sync) => {
    const { browser, values, market } = setUp()
    values.set('guest_cart_items', JSON.stringify([line('lamp', { quantity: 2, sync })]))
    const tab = await browser.visit()
    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    const [[lines, key]] = market.sent('merge') as [[unknown, string]]
    expect(lines).toEqual([{ productId: 'lamp', quantity: 2, optionIds: [] }])
    expect(key).toMatch(/^id-/)
    expect(market.contents(email)).toEqual({ lamp: 2 })
  })

  test('caps a line above the maximum quantity, alone or with its duplicate', async () => {
    const { browser, values, market } = setUp()
    values.set(
      'guest_cart_items',
      JSON.stringify([
        line('lamp', { quantity: 5000 }),
        line('vase', { quantity: 600 }),
        line('vase', { id: 'twin', quantity: 600 }),
      ]),
    )
    const tab = await browser.visit()
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 999, vase: 999 })
    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    expect(market.contents(email)).toEqual({ lamp: 999, vase: 999 })
  })

  test('is no review', async () => {
    const { browser, lamp } = setUp()
    const { core } = await browser.visit()
    await core.cart.add(newLine(lamp))
    expect(browser.storage.json('guest_cart_items')[0].isReview).toBe(false)
  })
})

describe('what is set aside', () => {
  test('is there once, though it is read again and again', async () => {
    const { browser, values } = setUp()
    values.set('guest_cart_items', 'one')
    for (let visits = 0; visits < 3; visits++) (await browser.visit()).core.stop()
    expect([...values.keys()].filter(key => key.includes('backup'))).toEqual(['guest_cart_items.backup'])
  })

  test('are all the different ones', async () => {
    const { browser, values } = setUp()
    for (const text of ['one', 'two', 'three', 'two']) {
      values.set('guest_cart_items', text)
      ;(await browser.visit()).core.stop()
    }
    expect(['', '.2', '.3', '.4'].map(end => values.get(`guest_cart_items.backup${end}`))).toEqual([
      'one',
      'two',
      'three',
      undefined,
    ])
  })

  test('does not come back once it was deleted', async () => {
    const { browser, values, lamp, vase } = setUp()
    values.set('guest_cart_items', 'one')
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    values.delete('guest_cart_items.backup')
    await tab.core.cart.add(newLine(vase))
    expect(values.has('guest_cart_items.backup')).toBe(false)
  })

  test.each(['{"token":5,"refreshToken":"r"}', '{"token":"t","refreshToken":5}'])(
    'is a session record %s',
    async text => {
      const { browser, values } = setUp()
      values.set('user-data', text)
      const tab = await browser.visit()
      expect(tab.core.auth.get().user).toBe(null)
      expect(values.get('user-data.backup')).toBe(text)
    },
  )

  test('keeps the ids of a selection that contains other values too', async () => {
    const { browser, values, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const [id] = idsOf(tab.core.cart.get())
    tab.core.stop()
    const text = JSON.stringify([7, id])
    values.set('local_selected_items', text)
    const later = await browser.visit()
    expect([...later.core.cart.get().selectedIds]).toEqual([id])
    expect(values.get('local_selected_items.backup')).toBe(text)
  })
})

describe('storage that', () => {
  test('takes values again is believed again, also in what another tab writes', async () => {
    const { browser, lamp, vase } = setUp()
    browser.storage.mode = 'full'
    const one = await browser.visit()
    await one.core.cart.add(newLine(lamp))
    browser.storage.mode = 'fine'
    await one.core.cart.add(newLine(lamp))
    const two = await browser.visit()
    await two.core.cart.add(newLine(vase))
    await settle()
    expect(contents(one.core.cart.get())).toEqual({ lamp: 2, vase: 1 })
  })

  test('was cleared while a selection waits to be written has the new selection only', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    tab.core.flush()
    browser.storage.clear()
    await settle()
    expect(contents(tab.core.cart.get())).toEqual({})
    await tab.core.cart.add(newLine(vase))
    tab.core.flush()
    expect(browser.storage.json('local_selected_items')).toEqual(idsOf(tab.core.cart.get()))
  })

  test('another tab wrote a quantity into keeps it, whatever this one wrote before', async () => {
    const { browser, lamp, vase } = setUp()
    const one = await browser.visit()
    const two = await browser.visit()
    await one.core.cart.add(newLine(lamp))
    await settle()
    const [id] = idsOf(one.core.cart.get())
    void one.core.cart.setQuantity(id!, 5)
    one.core.flush()
    await settle()
    void two.core.cart.setQuantity(id!, 7)
    two.core.flush()
    await settle()
    await one.core.cart.add(newLine(vase))
    expect(contents(one.core.cart.get())).toEqual({ lamp: 7, vase: 1 })
  })
})

test('says why something is impossible', async () => {
  const { browser, lamp } = setUp()
  const { core } = await browser.visit()
  expect(core.cart.beginCheckout()).toMatchObject({ error: { message: 'Please select items to checkout.' } })
  expect(await core.cart.add(newLine(lamp, 0))).toMatchObject({
    error: { message: 'A quantity is a whole number from 1' },
  })
  expect(await core.cart.remove('nothing')).toMatchObject({ error: { message: 'There is no such line' } })
  expect(core.cart.beginCheckout()).toMatchObject({ error: { message: 'Please select items to checkout.' } })
})
