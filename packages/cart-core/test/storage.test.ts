import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from './support/browser.ts'
import { contents, idsOf, newLine } from './support/lines.ts'

const email = 'ann@example.org'

function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  const lamp = browser.market.product({ id: 'lamp' })
  const vase = browser.market.product({ id: 'vase' })
  return { browser, lamp, vase, values: browser.storage.values }
}

/** A stored line as this version writes it. */
const stored = (id: string, extra: object = {}) => ({
  id: `line-${id}`,
  quantity: 1,
  isReview: false,
  variantValues: {},
  variantLabels: {},
  shop: { id: 'shop1', name: 'Shop', slug: 'shop1' },
  productDTO: { id, name: id, slug: id, price: 1000, priceSale: null, picture: null },
  stock: null,
  problems: [],
  ...extra,
})

describe.each(['blocked', 'full'] as const)('storage that is %s', mode => {
  test('falls back to memory, notifies the user once, and keeps working', async () => {
    const { browser, lamp, vase } = setUp()
    browser.storage.mode = mode
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    await tab.core.cart.add(newLine(vase))
    const [id] = idsOf(tab.core.cart.get())
    await tab.core.cart.setQuantity(id!, 3)
    tab.core.cart.toggle(id!)
    browser.pass(200)
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 3, vase: 1 })
    expect(tab.core.cart.get().summary).toMatchObject({ subtotal: 1000 })
    expect(tab.notices.filter(({ kind }) => kind === 'info')).toHaveLength(1)

    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    expect(browser.market.contents(email)).toEqual({ lamp: 3, vase: 1 })
    expect(tab.core.session.getToken()).not.toBe(null)
    await tab.core.auth.logout()
    expect(contents(tab.core.cart.get())).toEqual({})
  })

  test('writes the values in memory once storage accepts them again', async () => {
    const { browser, lamp, vase, values } = setUp()
    browser.storage.mode = mode
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    browser.storage.mode = 'fine'
    await tab.core.cart.add(newLine(vase))
    expect(JSON.parse(values.get('guest_cart_items')!)).toHaveLength(2)
  })
})

describe('a stored cart', () => {
  test.each([
    ['cut off', '[{"id":"line-lamp","quantity":1,'],
    ['no JSON', 'undefined'],
    ['of another kind', '"hello"'],
    ['of a version to come', '{"v":7,"rows":[1,2]}'],
  ])('that is %s is set aside, never destroyed', async (_name, text) => {
    const { browser, lamp, values } = setUp()
    values.set('guest_cart_items', text)
    const tab = await browser.visit()
    expect(contents(tab.core.cart.get())).toEqual({})
    await tab.core.cart.add(newLine(lamp))
    expect(values.get('guest_cart_items.backup')).toBe(text)
    expect(JSON.parse(values.get('guest_cart_items')!)).toHaveLength(1)
  })

  test('a second unreadable value does not overwrite the first one that was set aside', async () => {
    const { browser, values } = setUp()
    values.set('guest_cart_items', 'one')
    ;(await browser.visit()).core.stop()
    values.set('guest_cart_items', 'two')
    await browser.visit()
    expect(values.get('guest_cart_items.backup')).toBe('one')
    expect(values.get('guest_cart_items.backup.2')).toBe('two')
  })

  test('an unreadable value that cannot be set aside is not written over', async () => {
    const { browser, lamp, values } = setUp()
    values.set('guest_cart_items', 'precious')
    const plain = browser.storage.tab()
    const tab = await browser.visit({
      storage: {
        ...plain,
        write(key, value) {
          if (key.includes('backup')) throw new Error('QuotaExceededError')
          plain.write(key, value)
        },
      },
    })
    await tab.core.cart.add(newLine(lamp))
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 1 })
    expect(values.get('guest_cart_items')).toBe('precious')
  })

  test('keeps readable lines next to unreadable ones, and sets the original aside', async () => {
    const { browser, values } = setUp()
    const broken = [
      null,
      7,
      {},
      stored('x', { quantity: 0 }),
      stored('x', { quantity: '2' }),
      stored('x', { id: 5 }),
      stored('x', { productDTO: { id: 'x', price: 'free' } }),
      stored('x', { productDTO: null }),
    ]
    const text = JSON.stringify([...broken, stored('lamp', { quantity: 2 })])
    values.set('guest_cart_items', text)
    const tab = await browser.visit()
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 2 })
    expect(values.get('guest_cart_items.backup')).toBe(text)
  })

  test('fills in missing fields of a line', async () => {
    const { browser, values } = setUp()
    browser.market.fate = async () => ({ before: new Error('offline') })
    values.set(
      'guest_cart_items',
      JSON.stringify([{ id: 'l', quantity: 1, productDTO: { id: 'lamp', price: 500 }, variantValues: 'x' }]),
    )
    const tab = await browser.visit()
    expect(tab.core.cart.get().lines).toEqual([
      {
        id: 'l',
        quantity: 1,
        variantValues: {},
        variantLabels: {},
        shop: { id: '', name: '', slug: '' },
        product: { id: 'lamp', name: '', slug: '', picture: null },
        price: 500,
        salePrice: null,
        stock: null,
        problems: [],
      },
    ])
    expect(values.has('guest_cart_items.backup')).toBe(false)
  })

  test('loses nothing if a line or an id appears twice', async () => {
    const { browser, values } = setUp()
    values.set(
      'guest_cart_items',
      JSON.stringify([stored('lamp', { quantity: 2 }), stored('lamp'), stored('vase', { id: 'line-lamp' })]),
    )
    const tab = await browser.visit()
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 3, vase: 1 })
    tab.core.cart.selectAll()
    expect(tab.core.cart.get().summary.selectedLines).toBe(2)
  })

  test('is read from an envelope with items', async () => {
    const { browser, values } = setUp()
    values.set('guest_cart_items', JSON.stringify({ v: 1, items: [stored('lamp')] }))
    const tab = await browser.visit()
    expect(contents(tab.core.cart.get())).toEqual({ lamp: 1 })
  })
})

describe('other stored values', () => {
  test.each(['{', '[]', '{"token":5}', '{"token":"t"}', 'null'])(
    'a session record %s is no session, and is not destroyed',
    async text => {
      const { browser, values } = setUp()
      values.set('user-data', text)
      const tab = await browser.visit()
      expect(tab.core.auth.get()).toEqual({ user: null, isLoading: false, error: null })
      expect(values.get('user-data.backup')).toBe(text)
      await tab.core.auth.login({ email, password: 'right' })
      expect(tab.core.auth.get().user).not.toBe(null)
    },
  )

  test('a copy of a damaged session record, which holds tokens, does not outlive the log-out', async () => {
    const { browser, values } = setUp()
    values.set('user-data', '{"token":"secret"}')
    ;(await browser.visit()).core.stop()
    values.set('user-data', '{"refreshToken":"secret"}')
    const tab = await browser.visit()
    await tab.core.auth.login({ email, password: 'right' })
    await tab.core.auth.logout()
    expect([...values.values()].join()).not.toContain('secret')
  })

  test('nor a session that the server has ended', async () => {
    const { browser, values } = setUp()
    values.set('user-data', '{"token":"secret"}')
    const tab = await browser.visit()
    await tab.core.auth.login({ email, password: 'right' })
    await settle()
    browser.market.expireAll()
    await tab.core.cart.reload()
    expect([...values.values()].join()).not.toContain('secret')
  })

  test('a selection that is no list is no selection', async () => {
    const { browser, lamp, values } = setUp()
    values.set('local_selected_items', '{"a":1}')
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    expect(tab.core.cart.get().selectedIds.size).toBe(1)
    expect(values.get('local_selected_items.backup')).toBe('{"a":1}')
  })
})

describe('writing', () => {
  test('is coalesced, and flushed when the page hides', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const [id] = idsOf(tab.core.cart.get())
    tab.core.flush()
    const before = browser.storage.writes()
    for (let n = 0; n < 101; n++) {
      tab.core.cart.toggle(id!)
      await tab.core.cart.setQuantity(id!, n + 2)
    }
    expect(browser.storage.writes()).toBe(before)
    tab.hide()
    expect(browser.storage.writes()).toBe(before + 2)
    expect(browser.storage.json('guest_cart_items')[0].quantity).toBe(102)
    expect(browser.storage.json('local_selected_items')).toEqual([])
  })

  test('happens automatically after a moment, and by flush', async () => {
    const { browser, lamp } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const [id] = idsOf(tab.core.cart.get())
    browser.pass(100)
    expect(browser.storage.json('local_selected_items')).toEqual([id])
    tab.core.cart.toggle(id!)
    tab.core.flush()
    expect(browser.storage.json('local_selected_items')).toEqual([])
  })

  test('storage that is cleared while something waits to be written does not bring a ghost back', async () => {
    const { browser, lamp, vase } = setUp()
    const tab = await browser.visit()
    await tab.core.cart.add(newLine(lamp))
    const [id] = idsOf(tab.core.cart.get())
    void tab.core.cart.setQuantity(id!, 5)
    browser.storage.clear()
    await settle()
    await tab.core.cart.add(newLine(vase))
    expect(contents(tab.core.cart.get())).toEqual({ vase: 1 })
    expect(browser.storage.json('guest_cart_items')).toHaveLength(1)
    expect(titles(tab).at(-1)).toBe('Product added to cart successfully.')
  })
})
