import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartRow } from '../../src/index.ts'
import { createBrowser, settle } from '../support/browser.ts'
import { HttpError } from '../support/errors.ts'
import { idsOf, newLine, sumsOf } from '../support/lines.ts'
import type { Call, Fate } from '../support/market.ts'
import { runs } from '../support/runs.ts'

/**
 * Compares the shown cart with a plain model of the same idea. For each product, that is the quantity that the server
 * has confirmed, with the unanswered operations applied in order.
 */

const PRODUCTS = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5']
const EMAIL = 'ann@example.org'

const product = fc.constantFrom(...PRODUCTS)
const quantity = fc.integer({ min: 1, max: 5 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), product, quantity }),
  fc.record({ do: fc.constant('quantity' as const), product, quantity }),
  fc.record({ do: fc.constant('remove' as const), product }),
  fc.record({ do: fc.constant('answer' as const), pick: fc.nat(), isOk: fc.boolean() }),
  fc.record({ do: fc.constant('toggle' as const), product }),
  fc.record({ do: fc.constant('toggle shop' as const), shop: fc.nat(2) }),
  fc.record({ do: fc.constant('select all' as const) }),
)

interface Operation {
  readonly kind: 'add' | 'quantity' | 'remove'
  readonly quantity: number
  /** Selected before this addition selected it. */
  readonly wasSelected?: boolean
}

const shownOf = (confirmed: number, operations: readonly Operation[]) =>
  operations.reduce(
    (sum, { kind, quantity }) => (kind === 'add' ? sum + quantity : sum && quantity),
    confirmed,
  )

test('shows the confirmed lines with the open operations applied, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(product), fc.array(step, { maxLength: 30 }), async (held, steps) => {
      const browser = createBrowser()
      const { market } = browser
      const account = market.account(EMAIL)
      for (const [n, id] of PRODUCTS.entries())
        market.product({ id, price: 10 + 7 * n, salePrice: n % 4 ? null : 3 * n, shop: `shop${n % 3}` })
      for (const id of held) account.cart.push({ id: `l-${id}`, productId: id, optionIds: [], quantity: 1 })
      const { core } = await browser.signedIn(EMAIL)
      const { cart } = core

      const waiting: { call: Call; go: (fate: Awaited<ReturnType<Fate>>) => void }[] = []
      market.fate = call =>
        call.name === 'read' ? Promise.resolve({}) : new Promise(go => waiting.push({ call, go }))

      const confirmed = new Map(PRODUCTS.map(id => [id, held.includes(id) ? 1 : 0]))
      const open = new Map<string, Operation[]>(PRODUCTS.map(id => [id, []]))
      const selected = new Set<string>()
      const shown = (id: string) => shownOf(confirmed.get(id)!, open.get(id)!)
      const lineOf = (id: string) => cart.get().lines.find(line => line.product.id === id)

      // What a row shows that is drawn only when its value is another.
      const drawn = new Map<string, { quantity: number; selected: boolean } | undefined>()
      cart.subscribe(() => {
        const state = cart.get()
        for (const id of new Set([...state.positions.keys(), ...drawn.keys()])) {
          const row = cartRow(state, id)
          drawn.set(id, row && { quantity: row.line.quantity, selected: row.selected })
        }
      })

      const submit = (id: string, operation: Operation) => {
        const queue = open.get(id)!
        // A quantity that waits behind another operation is overtaken.
        if (operation.kind !== 'add' && queue.length > 1 && queue.at(-1)!.kind === 'quantity') queue.pop()
        queue.push(operation)
      }

      for (const now of steps) {
        if (now.do === 'add') {
          submit(now.product, {
            kind: 'add',
            quantity: now.quantity,
            wasSelected: selected.has(now.product),
          })
          selected.add(now.product)
          void cart.add(newLine(market.products.get(now.product)!, now.quantity))
        } else if (now.do === 'quantity') {
          const line = lineOf(now.product)
          if (!line) continue
          if (line.quantity !== now.quantity)
            submit(now.product, { kind: 'quantity', quantity: now.quantity })
          void cart.setQuantity(line.id, now.quantity)
        } else if (now.do === 'remove') {
          const line = lineOf(now.product)
          if (!line) continue
          submit(now.product, { kind: 'remove', quantity: 0 })
          void cart.remove(line.id)
        } else if (now.do === 'answer') {
          await settle()
          if (!waiting.length) continue
          const [{ call, go }] = waiting.splice(now.pick % waiting.length, 1) as [(typeof waiting)[number]]
          const [what] = call.args
          const id =
            typeof what === 'string'
              ? account.cart.find(line => line.id === what)!.productId
              : (what as { productId: string }).productId
          go(now.isOk ? {} : { before: new HttpError(409, 'refused') })
          const answered = (isOk: boolean) => {
            const queue = open.get(id)!
            const operation = queue.shift()!
            if (isOk) confirmed.set(id, shownOf(confirmed.get(id)!, [operation]))
            else if (operation.kind === 'add' && !operation.wasSelected) selected.delete(id)
            if (!confirmed.get(id) && !queue.length) selected.delete(id)
          }
          answered(now.isOk)
          // What can only fail, or needs no call, is over at once.
          while (!confirmed.get(id) && open.get(id)![0] && open.get(id)![0]!.kind !== 'add') answered(false)
          await settle()
        } else if (now.do === 'toggle') {
          const line = lineOf(now.product)
          if (!line) continue
          if (!selected.delete(now.product)) selected.add(now.product)
          cart.toggle(line.id)
        } else {
          const ids = PRODUCTS.filter(
            (id, n) => shown(id) && (now.do === 'select all' || `shop${n % 3}` === `shop${now.shop}`),
          )
          const isAll = ids.every(id => selected.has(id))
          for (const id of ids) {
            if (isAll) selected.delete(id)
            else selected.add(id)
          }
          if (now.do === 'select all') cart.selectAll()
          else cart.toggleShop(`shop${now.shop}`)
        }

        const state = cart.get()
        const there = PRODUCTS.filter(shown)
        expect(
          Object.fromEntries(state.lines.map(({ product, quantity }) => [product.id, quantity])),
        ).toEqual(Object.fromEntries(there.map(id => [id, shown(id)])))
        expect(
          new Set(state.lines.filter(({ id }) => state.selectedIds.has(id)).map(l => l.product.id)),
        ).toEqual(new Set(there.filter(id => selected.has(id))))
        expect(state.summary).toEqual(sumsOf(state))
        expect(new Set(state.lines.filter(({ id }) => state.pending.has(id)).map(l => l.product.id))).toEqual(
          new Set(there.filter(id => open.get(id)!.length)),
        )
        for (const line of state.lines) {
          const row = cartRow(state, line.id)!
          expect(row.line).toBe(line)
          expect(row.selected).toBe(state.selectedIds.has(line.id))
          expect(row.amount).toBe((line.salePrice ?? line.price) * line.quantity)
          if (drawn.has(line.id))
            expect(drawn.get(line.id)).toEqual({ quantity: line.quantity, selected: row.selected })
        }
        expect(state.groups.flatMap(({ lineIds }) => lineIds)).toEqual(idsOf(state))
        for (const { id, lineIds } of state.groups) {
          const own = state.lines.filter(({ shop }) => shop.id === id)
          expect(own.map(line => line.id)).toEqual(lineIds)
          const sums = sumsOf({ ...state, lines: own })
          expect(state.shops.get(id)).toEqual({
            selected: sums.allSelected ? 'all' : sums.selectedLines ? 'some' : 'none',
            lines: own.length,
            selectableLines: sums.selectableLines,
            selectedLines: sums.selectedLines,
            subtotal: sums.subtotal,
          })
        }
      }
    }),
    runs(),
  )
})
