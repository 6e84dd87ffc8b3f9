import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '../src/index.ts'
import { calm, createBrowser } from './support/browser.ts'
import { contents, newLine } from './support/lines.ts'
import { runs } from './support/runs.ts'

const EMAIL = 'ann@example.org'
const PRODUCTS = ['lamp', 'vase', 'rug']

const tab = fc.nat(1)
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab,
      product: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('login' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('logout' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('preload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 400, 1500) }),
  },
)

/** How each attempt to load a half fares: it may take long, and it may fail for good. */
const attempts = fc.array(fc.record({ turns: fc.nat(6), fails: fc.boolean() }), { maxLength: 20 })

test('whatever half fails to load whenever: no line is lost or doubled, and it all works once they can be loaded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), attempts, async (events, fates) => {
      const browser = createBrowser()
      const { market } = browser
      market.account(EMAIL)
      for (const id of PRODUCTS) market.product({ id })
      let attempt = 0
      browser.loading = async () => {
        const { turns, fails } = fates[attempt++] ?? { turns: 0, fails: false }
        for (let n = 0; n < turns; n++) await Promise.resolve()
        if (fails) throw new TypeError('Failed to fetch dynamically imported module')
      }
      /** Runs until the promise is settled, retries and all. */
      const settled = async <T>(promise: Promise<T>): Promise<T> => {
        let done = false
        void promise.finally(() => {
          done = true
        })
        for (let n = 0; n < 20 && !done; n++) {
          await calm()
          browser.pass(1000)
        }
        expect(done).toBe(true)
        return promise
      }
      const put: Record<string, number> = {}
      const open: Record<string, number> = {}
      const tabs = [await browser.visit(), await browser.visit()]

      for (const event of events) {
        if (event.do === 'wait') {
          browser.pass(event.ms)
          await calm()
          continue
        }
        const { core, wake, crash } = tabs[event.tab]!
        const { auth, cart } = core
        if (event.do === 'add') {
          const id = PRODUCTS[event.product]!
          const result: Result<unknown> = await settled(
            cart.add(newLine(market.products.get(id)!, event.quantity)),
          )
          // What was said to be there is there; what was refused is not.
          if (result.ok) put[id] = (put[id] ?? 0) + event.quantity
          // Sent, and then the session was another before the answer came: it may be there.
          else if (result.error.code === 'signed_out') open[id] = (open[id] ?? 0) + event.quantity
        } else if (event.do === 'login' && !auth.get().user && !auth.get().isLoading)
          void auth.login({ email: EMAIL, password: 'right' })
        else if (event.do === 'logout' && auth.get().user) await settled(auth.logout())
        else if (event.do === 'reload') void cart.reload()
        else if (event.do === 'preload') void core.preload()
        else if (event.do === 'wake') wake()
        else if (event.do === 'crash') {
          crash()
          tabs[event.tab] = await browser.visit()
        }
      }

      browser.loading = async () => {}
      for (let n = 0; n < 5; n++) {
        await calm()
        browser.pass(1500)
      }
      for (const { core } of tabs) {
        if (!core.auth.get().user) await settled(core.auth.login({ email: EMAIL, password: 'right' }))
        await settled(core.cart.reload())
      }
      await calm()
      for (const { core } of tabs) {
        expect(core.auth.get()).toMatchObject({ user: { username: EMAIL }, isLoading: false })
        expect(core.cart.get().phase).toBe('ready')
        expect(contents(core.cart.get())).toEqual(market.contents(EMAIL))
      }
      for (const id of PRODUCTS) {
        const least = put[id] ?? 0
        const there = market.contents(EMAIL)[id] ?? 0
        expect([id, there >= least, there <= least + (open[id] ?? 0)]).toEqual([id, true, true])
      }
      expect(browser.storage.values.has('guest_cart_items')).toBe(false)
    }),
    runs(),
  )
})
