import { describe, expect, test } from 'vitest'
import { createBrowser, settle, titles } from '../support/browser.ts'
import { HttpError } from '../support/errors.ts'
import { newLine } from '../support/lines.ts'

const email = 'ann@example.org'

function setUp() {
  const browser = createBrowser()
  browser.market.account(email)
  const lamp = browser.market.product({ id: 'lamp' })
  const vase = browser.market.product({ id: 'vase' })
  return { browser, market: browser.market, lamp, vase }
}

describe("a guest's prices", () => {
  test('that cannot be read fail with a reason', async () => {
    const { browser, lamp, market } = setUp()
    const { core } = await browser.visit()
    await core.cart.add(newLine(lamp))
    market.fate = async () => ({ before: new Error('offline') })
    expect(await core.cart.reload()).toMatchObject({
      ok: false,
      error: { code: 'failed', message: 'Prices could not be read' },
    })
  })

  test('ignore a line that was added during the request, and one that is not answered', async () => {
    const { browser, lamp, vase, market } = setUp()
    let go!: () => void
    const { core } = await browser.visit({
      api: session => {
        const api = market.tab(session)
        return {
          ...api,
          cart: {
            ...api.cart,
            async quote() {
              await new Promise<void>(resolve => (go = resolve))
              return []
            },
          },
        }
      },
    })
    await core.cart.add(newLine(lamp))
    const reading = core.cart.reload()
    await core.cart.add(newLine(vase))
    go()
    expect(await reading).toEqual({ ok: true, value: null })
    for (const { problems } of core.cart.get().lines) expect(problems).toEqual([])
  })

  test('are read for the other lines if the server refuses one, which is set aside', async () => {
    const { browser, lamp, vase, market } = setUp()
    const text = JSON.stringify(
      ['lamp', '?', 'vase', '??'].map(id => ({
        id: `line-${id}`,
        quantity: 1,
        productDTO: { id, name: id, slug: id, price: 1 },
      })),
    )
    browser.storage.values.set('guest_cart_items', text)
    market.fate = async ({ name, args }) => {
      const lines = name === 'quote' ? (args[0] as { productId: string }[]) : []
      // A server may name one fault at a time.
      const fault = lines.findIndex(({ productId }) => productId.startsWith('?'))
      if (fault < 0) return {}
      const fields = [{ pointer: `/${fault}/product/id` }]
      return { before: Object.assign(new HttpError(400, 'request.invalid'), { fields }) }
    }
    const tab = await browser.visit()
    const { lines } = tab.core.cart.get()
    expect(lines.map(({ product, price }) => [product.id, price])).toEqual([
      ['lamp', lamp.price],
      ['vase', vase.price],
    ])
    expect(titles(tab)).toEqual(['Some items in your cart couldn’t be read. We’ve removed them.'])
    expect(browser.storage.values.get('guest_cart_items.backup')).toBe(text)
    expect(browser.storage.json('guest_cart_items')).toHaveLength(2)
  })

  test('are ignored after a login during the request', async () => {
    const { browser, lamp, market } = setUp()
    const { core } = await browser.visit()
    await core.cart.add(newLine(lamp))
    let go!: () => void
    market.fate = async ({ name }) => {
      if (name === 'quote') await new Promise<void>(resolve => (go = resolve))
      return {}
    }
    const reading = core.cart.reload()
    await core.auth.login({ email, password: 'right' })
    await settle()
    go()
    expect(await reading).toMatchObject({ ok: false, error: { code: 'signed_out' } })
  })
})
