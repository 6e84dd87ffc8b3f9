import { describe, expect, test } from 'vitest'
import { createBrowser, settle } from '../support/browser.ts'
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
