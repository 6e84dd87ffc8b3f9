import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from '../support/browser.ts'
import { contents, sumsOf } from '../support/lines.ts'
import { runs } from '../support/runs.ts'
import { EMAIL, event, faults, play } from '../support/scenario.ts'

const events = fc.array(event, { maxLength: 25 })

test('shows what the server has in each tab once everything settles, with exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(events, faults, async (events, fates) => {
      const { browser, market, tabs } = await play(events, fates, { isFaulty: () => true })
      const signedIn = browser.storage.values.has('user-data')
      for (const { core } of tabs) {
        const state = core.cart.get()
        expect(core.auth.get().isLoading).toBe(false)
        if (core.auth.get().user) expect(contents(state)).toEqual(market.contents(EMAIL))
        else if (!signedIn) {
          const stored = browser.storage.json('guest_cart_items') ?? []
          expect(Object.values(contents(state)).sort()).toEqual(
            stored
              .map((line: { quantity: number }) => line.quantity)
              .filter(Boolean)
              .sort(),
          )
        }
        expect(core.cart.get().summary).toEqual(sumsOf(state))
        expect(state.pending.size).toBe(0)
      }
      // One token is spent once, whatever the tabs did.
      expect(new Set(market.spent).size).toBe(market.spent.length)
    }),
    runs(),
  )
})

test('ends both tabs in the server’s state after failures and lost answers, without waking them', async () => {
  const isChange = (name: string) => ['add', 'setQuantity', 'remove'].includes(name)
  await fc.assert(
    fc.asyncProperty(events, faults, async (events, fates) => {
      const { market, tabs } = await play(events, fates, { isFaulty: isChange, isUndisturbed: true })
      for (const { core } of tabs)
        if (core.auth.get().user) expect(contents(core.cart.get())).toEqual(market.contents(EMAIL))
    }),
    runs(),
  )
})

test('sends a guest’s items to the server once, through failures, crashes, logins and logouts', async () => {
  // The merge makes the only changes to the server's cart, so that every item can be counted.
  const guestOnly = fc.array(
    event.filter(({ do: what }) => what !== 'expire' && what !== 'undo'),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(guestOnly, faults, async (events, fates) => {
      const put: Record<string, number> = {}
      const { market, tabs } = await play(
        events.map(event => event),
        fates,
        {
          isFaulty: name => name === 'merge' || name === 'read' || name === 'readUser',
          guestChanged: (product, by) => {
            put[product] = (put[product] ?? 0) + by
          },
          guestsOnly: true,
        },
      )
      const [tab] = tabs
      if (!tab!.core.auth.get().user) await tab!.core.auth.login({ email: EMAIL, password: 'right' })
      await settle()
      await tab!.core.cart.reload()
      await settle()
      const expected = Object.fromEntries(Object.entries(put).filter(([, quantity]) => quantity > 0))
      expect(market.contents(EMAIL)).toEqual(expected)
      expect(contents(tab!.core.cart.get())).toEqual(expected)
    }),
    runs(),
  )
})
