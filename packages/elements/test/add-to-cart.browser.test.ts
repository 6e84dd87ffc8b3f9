import type { CartItem, CartQuote } from '@stoa/api-client/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoaAddToCartElement, StoaCartCountElement } from '../src/types.ts'

const MARKET = 'https://market.test'
const PRODUCT = '0198a000-0000-7000-8000-000000000001'
const VARIANT = '0198a000-0000-7000-8000-000000000002'

const item = (change: Partial<CartItem> = {}): CartItem => ({
  id: VARIANT,
  quantity: 1,
  isReview: false,
  variantValues: { Color: 'red' },
  variantLabels: { Color: 'Red' },
  optionIds: ['red'],
  shop: { id: 'shop', name: 'Kiln & Cove', slug: 'kiln', logo: null, delivery: null },
  productDTO: { id: PRODUCT, name: 'Mug', slug: 'mug', price: 28, priceSale: null, picture: null },
  stock: 5,
  problems: [],
  ...change,
})

const calls: { url: string; body: unknown }[] = []
let answer: () => Response | Promise<Response>
const quoted = (line: CartItem | null) => () =>
  Response.json({ currency: 'USD', items: [line] } satisfies CartQuote)

document.body.innerHTML = `<stoa-market origin="${MARKET}/"></stoa-market>`
vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
  calls.push({ url: String(url), body: JSON.parse(String(init?.body)) })
  return answer()
})
const { stoa } = await import('../src/stoa.ts')

/** Puts HTML into the page. */
const show = (html: string) => {
  const home = document.createElement('div')
  home.innerHTML = html
  document.body.append(home)
  return home
}

const adder = (inside: string, attributes = `product="${PRODUCT}"`) => {
  const home = show(`<stoa-add-to-cart ${attributes}>${inside}</stoa-add-to-cart>`)
  const element = home.querySelector('stoa-add-to-cart') as StoaAddToCartElement
  return { element, status: () => element.querySelector('[role=status]')?.textContent }
}

beforeEach(() => {
  answer = quoted(item())
})
afterEach(async () => {
  await stoa.clear()
  calls.length = 0
  for (const home of document.querySelectorAll('body > div')) home.remove()
})

test('shows an empty cart without a call', async () => {
  const home = show('<stoa-cart-count><a href="/cart">Cart</a></stoa-cart-count>')
  await expect.poll(() => home.textContent).toBe('Cart 0')
  expect(calls).toEqual([])
})

test('adds what the server says, with one call', async () => {
  const added = vi.fn()
  document.addEventListener('stoa-added', added, { once: true })
  const { element, status } = adder(
    '<button>Add</button>',
    `product="${PRODUCT}" variant="${VARIANT}" quantity="2"`,
  )
  const count = show('<stoa-cart-count>Cart <b data-stoa-count></b></stoa-cart-count>')
  element.querySelector('button')?.click()
  expect(element.hasAttribute('busy')).toBe(true)
  answer = quoted(item({ quantity: 2 }))
  await expect.poll(status).toBe('Added to your cart.')
  expect(calls).toEqual([
    {
      url: `${MARKET}/api/public/cart/quote`,
      body: [{ product: { id: PRODUCT }, quantity: 2, variantId: VARIANT }],
    },
  ])
  expect(element.hasAttribute('busy')).toBe(false)
  expect(count.querySelector('[data-stoa-count="2"]')?.textContent).toBe('2')
  expect((count.firstElementChild as StoaCartCountElement).count).toBe(2)
  expect(added.mock.calls[0]?.[0].detail).toMatchObject({
    request: { product: PRODUCT, variant: VARIANT, quantity: 2 },
    line: { product: { name: 'Mug' }, price: 2800, variantValues: { Color: 'red' } },
  })
  expect(localStorage.getItem('stoa:market.test:guest_cart_items')).toContain('Mug')
})

test.each<[string, () => Response | Promise<Response>, string]>([
  ['a product that is gone', quoted(null), 'This product is no longer sold.'],
  [
    'a product that is sold out',
    quoted(item({ problems: [{ code: 'out_of_stock', available: 0, previousPrice: null }] })),
    'It’s sold out.',
  ],
  [
    'more than is in stock',
    quoted(item({ problems: [{ code: 'stock_reduced', available: 3, previousPrice: null }] })),
    'Only 3 left.',
  ],
  [
    'a closed shop',
    quoted(item({ problems: [{ code: 'shop_closed', available: 0, previousPrice: null }] })),
    'The shop is currently closed.',
  ],
  [
    'too many calls',
    () =>
      Response.json(
        { code: 'rate.limited', detail: 'Please wait 9 seconds and try again.' },
        { status: 429 },
      ),
    'Please wait 9 seconds and try again.',
  ],
  [
    'a page of a proxy',
    () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    'Couldn’t be added. Try again later.',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Couldn’t be added. Check your connection and try again.',
  ],
])('says why nothing was added: %s', async (_, refuse, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = refuse
  const { element, status } = adder('<button>Add</button>')
  const refused = vi.fn()
  element.addEventListener('stoa-refused', refused)
  element.querySelector('button')?.click()
  await expect.poll(status).toBe(text)
  expect(refused.mock.calls[0]?.[0].detail.text).toBe(text)
  expect(stoa.last('cart')?.summary.count).toBe(0)
})

test('leaves presses with a modifier to the browser', () => {
  const { element } = adder('<a href="#product">Add</a>')
  const link = element.querySelector('a') as HTMLElement
  const press = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    // The test's page must stay.
    document.addEventListener('click', later => later.preventDefault(), { once: true })
    let isPrevented = false
    element.addEventListener('click', () => (isPrevented = event.defaultPrevented), { once: true })
    link.dispatchEvent(event)
    return isPrevented
  }
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect([init, press(init), calls.length]).toEqual([init, false, 0])
})

test('takes quantity and variant from a form, after the browser has checked it', async () => {
  const { element, status } = adder(
    `<form action="/product"><input type="number" name="quantity" min="1" value="0">
      <select name="variant"><option value="${VARIANT}"></select><button>Add</button></form>`,
  )
  const field = element.querySelector('input') as HTMLInputElement
  element.querySelector('button')?.click()
  expect(calls).toEqual([])
  field.value = '3'
  answer = quoted(item({ quantity: 3 }))
  element.querySelector('button')?.click()
  await expect.poll(status).toBe('Added to your cart.')
  expect(calls[0]?.body).toEqual([{ product: { id: PRODUCT }, quantity: 3, variantId: VARIANT }])
})

test('leaves other buttons and links of a form inside to the page', async () => {
  const { element } = adder(
    '<form><button type="button">+</button> <a href="#sizes">Sizes</a> <button type="reset">Reset</button></form>',
  )
  for (const control of element.querySelectorAll<HTMLElement>('a, button')) control.click()
  location.hash = ''
  expect([calls, element.hasAttribute('busy')]).toEqual([[], false])
})

test('adds by a button in a form around the element, which isn’t sent', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  const { element, status } = adder('<button>Add</button>')
  const form = document.createElement('form')
  form.addEventListener('submit', sent)
  element.replaceWith(form)
  form.append(element)
  document.body.append(form)
  element.querySelector('button')?.click()
  await expect.poll(status).toBe('Added to your cart.')
  expect(sent).not.toHaveBeenCalled()
  form.remove()
})

test('adds by a copy of an element that was made while it added', async () => {
  const { element } = adder('<button>Add</button>')
  const adding = element.add()
  const copy = element.cloneNode(true) as StoaAddToCartElement
  element.after(copy)
  await adding
  expect(await copy.add()).toMatchObject({ ok: true })
  expect(copy.hasAttribute('busy')).toBe(false)
})

test('ignores an addition while another is in progress', async () => {
  const { element } = adder('<button>Add</button>')
  const [first, second] = await Promise.all([element.add(), element.add()])
  expect([first.ok, second]).toEqual([
    true,
    { ok: false, error: expect.objectContaining({ code: 'ignored' }) },
  ])
  expect(calls).toHaveLength(1)
})

test('tells the page that it has added if it was removed in the meantime', async () => {
  const added = vi.fn()
  document.addEventListener('stoa-added', added, { once: true })
  const { element } = adder('<button>Add</button>')
  const adding = element.add()
  element.remove()
  await adding
  expect(added).toHaveBeenCalledOnce()
})

test('leaves nothing behind when it is removed, and works when it is inserted again', async () => {
  const { element } = adder('<button>Add</button>')
  const count = show('<stoa-cart-count>Cart</stoa-cart-count>')
  const place = element.parentElement as HTMLElement
  await expect.poll(() => count.textContent).toBe('Cart 0')
  for (let at = 0; at < 60; at++) {
    element.remove()
    place.append(element)
    const shown = count.innerHTML
    count.innerHTML = ''
    count.innerHTML = shown
  }
  expect(element.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(count.textContent).toBe('Cart 0')
  await element.add()
  expect(count.textContent).toBe('Cart 1')
})

test('tells a late listener the last state', async () => {
  await stoa.add({ product: PRODUCT })
  const counts: number[] = []
  const stop = stoa.on('cart', ({ summary }) => counts.push(summary.count))
  await stoa.add({ product: PRODUCT })
  stop()
  await stoa.clear()
  expect([counts.at(0), counts.at(-1)]).toEqual([1, 2])
})

test('takes the selected lines to the marketplace with one id, unless the page prevents it', async () => {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ action: this.action, method: this.method, ...Object.fromEntries(new FormData(this)) })
  })
  await stoa.add({ product: PRODUCT })
  await stoa.checkOut()
  await stoa.checkOut()
  const form = {
    action: `${MARKET}/cart/hand-over`,
    method: 'post',
    lines: JSON.stringify([{ productId: PRODUCT, optionIds: ['red'], quantity: 1 }]),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  }
  expect(sent).toEqual([form, { ...form, id: sent[0]?.id }])

  await stoa.add({ product: PRODUCT })
  await stoa.checkOut()
  expect(sent[2]?.id).not.toBe(sent[0]?.id)

  document.addEventListener('stoa-checkout', event => event.preventDefault(), { once: true })
  await stoa.checkOut()
  expect(sent).toHaveLength(3)
})
