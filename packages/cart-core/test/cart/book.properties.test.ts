import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Book, createBook } from '../../src/cart/book.ts'
import { createWatch } from '../../src/cart/watch.ts'
import { type CartItem, type CartState, type ShopGroup, select } from '../../src/index.ts'
import { createOperations, type Operation } from '../../src/signed-in/operations.ts'
import { runs } from '../support/runs.ts'

/**
 * The book carries its totals along and replays one line at a time. Here it is held against the plain reading of the
 * same idea: all operations over all confirmed lines, in order, and sums from scratch.
 */

const SHOPS = 3

const openBook = () => {
  const watch = createWatch((): Book => book)
  const book = createBook(
    watch,
    () => {},
    () => {},
  )
  return { book, watch }
}

const item = (n: number, quantity: number): CartItem => ({
  id: `line${n}`,
  quantity,
  isReview: false,
  variantValues: {},
  variantLabels: {},
  shop: { id: `shop${n % SHOPS}`, name: '', slug: '' },
  productDTO: {
    id: `p${n}`,
    name: '',
    slug: '',
    price: 10 + 7 * n,
    priceSale: n % 4 === 0 ? 3 * n : null,
    picture: null,
  },
  stock: null,
  problems: [],
})

const grouped = (items: readonly CartItem[]): ShopGroup[] =>
  [...new Set(items.map(({ shop }) => shop.id))].map(id => ({
    id,
    shopName: id,
    shopSlug: id,
    shopIdDistrict: null,
    cartDTOList: items.filter(({ shop }) => shop.id === id),
  }))

const line = fc.nat(7)
const quantity = fc.integer({ min: 1, max: 5 })

const step = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), line, quantity }),
  fc.record({ do: fc.constant('remove' as const), line }),
  fc.record({ do: fc.constant('add' as const), line, quantity }),
  fc.record({ do: fc.constant('answer' as const), pick: fc.nat(), ok: fc.boolean() }),
  fc.record({ do: fc.constant('select' as const), line, on: fc.boolean() }),
  fc.record({ do: fc.constant('select every' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('load' as const), lines: fc.uniqueArray(line), quantity }),
)

test('whatever happens in whatever order, the cart is the confirmed lines with the open operations over them', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const { book, watch } = openBook()
      const operations = createOperations(book)
      // What a row shows that reads its line only when it is called.
      const rows = new Map<string, boolean | undefined>()
      for (let n = 0; n < 8; n++)
        watch.lines.subscribe(`line${n}`, () => rows.set(`line${n}`, book.line(`line${n}`)?.selected))
      let confirmed = new Map<string, CartItem>()
      let open: Operation[] = []
      let selected = new Set<string>()

      const expected = (): CartItem[] => {
        const lines = new Map(confirmed)
        for (const operation of open) {
          const was = lines.get(operation.lineId)
          const n = Number(operation.lineId.slice(4))
          if (operation.kind === 'add')
            lines.set(operation.lineId, item(n, (was?.quantity ?? 0) + operation.quantity))
          else if (was?.quantity)
            lines.set(operation.lineId, {
              ...was,
              quantity: operation.kind === 'remove' ? 0 : operation.quantity,
            })
        }
        return [...lines.values()].filter(({ quantity }) => quantity)
      }

      for (const now of steps) {
        const id = 'line' in now ? `line${now.line}` : ''
        if (now.do === 'quantity' || now.do === 'remove') {
          if (!book.visible(id)) continue
          const operation = { kind: now.do, lineId: id, quantity: now.do === 'remove' ? 0 : now.quantity }
          open.push(operation)
          operations.begin(operation)
        } else if (now.do === 'add') {
          const operation: Operation = { kind: 'add', lineId: id, quantity: now.quantity }
          const { shop } = item(now.line, 1)
          const head = { id: shop.id, shopName: shop.id, shopSlug: shop.id, shopIdDistrict: null }
          open.push(operation)
          operations.begin(operation, { item: item(now.line, now.quantity), head })
        } else if (now.do === 'answer') {
          // The first open operation of some line: those of one line are answered in order.
          const lines = [...new Set(open.map(({ lineId }) => lineId))]
          const picked = lines[now.pick % (lines.length || 1)]
          const operation = open.find(({ lineId }) => lineId === picked)
          if (!operation || !picked) continue
          open = open.filter(other => other !== operation)
          const was = confirmed.get(picked)
          const n = Number(picked.slice(4))
          if (!now.ok || (operation.kind === 'quantity' && !was)) operations.end(operation)
          else if (operation.kind === 'remove') {
            confirmed.delete(picked)
            if (!open.some(({ lineId }) => lineId === picked)) selected.delete(picked)
            operations.end(operation, null)
          } else {
            const answer = item(
              n,
              operation.kind === 'add' ? (was?.quantity ?? 0) + operation.quantity : operation.quantity,
            )
            confirmed.set(picked, answer)
            operations.end(operation, answer)
          }
          if (!confirmed.has(picked) && !open.some(({ lineId }) => lineId === picked)) selected.delete(picked)
        } else if (now.do === 'select') {
          if (!book.visible(id)) continue
          book.select(id, now.on)
          if (now.on) selected.add(id)
          else selected.delete(id)
        } else if (now.do === 'select every') {
          book.selectEvery(now.on)
          for (const { id } of expected()) {
            if (now.on) selected.add(id)
            else selected.delete(id)
          }
        } else if (!open.length) {
          const lines = now.lines.map(n => item(n, now.quantity))
          confirmed = new Map(lines.map(line => [line.id, line]))
          book.load(grouped(lines))
          selected = new Set([...selected].filter(id => confirmed.has(id)))
        }
        book.commit()

        const lines = expected()
        const shown = book.groups().flatMap(({ cartDTOList }) => cartDTOList)
        const byId = (a: CartItem, b: CartItem) => (a.id < b.id ? -1 : 1)
        expect([...shown].sort(byId)).toEqual([...lines].sort(byId))
        const state: CartState = {
          phase: 'ready',
          groups: grouped(lines),
          selectedIds: new Set([...selected].filter(id => lines.some(line => line.id === id))),
          pending: new Map(),
          saved: [],
          receipt: null,
        }
        expect(new Set(book.selectedIds())).toEqual(state.selectedIds)
        expect(watch.totals.now).toEqual(select.summary(state))
        expect(
          book
            .selection()
            .filter(id => book.visible(id))
            .sort(),
        ).toEqual([...state.selectedIds].sort())
        for (const { id } of lines) {
          expect(book.line(id)?.selected).toBe(state.selectedIds.has(id))
          expect(rows.get(id)).toBe(state.selectedIds.has(id))
        }
        for (let n = 0; n < SHOPS; n++) {
          const own = lines.filter(({ shop }) => shop.id === `shop${n}`)
          const chosen = own.filter(({ id }) => state.selectedIds.has(id))
          expect(book.shop(`shop${n}`)).toEqual(
            own.length
              ? {
                  selected: chosen.length === own.length ? 'all' : chosen.length ? 'some' : 'none',
                  lines: own.length,
                  selectedLines: chosen.length,
                  subtotal: select.summary({ ...state, groups: grouped(chosen) }).subtotal,
                }
              : undefined,
          )
        }
        expect(book.layout().map(({ id, lineIds }) => [id, lineIds])).toEqual(
          book.groups().map(({ id, cartDTOList }) => [id, cartDTOList.map(({ id }) => id)]),
        )
        expect(new Set(operations.pending().keys())).toEqual(new Set(open.map(({ lineId }) => lineId)))
      }
    }),
    runs(),
  )
})

test('select-all twice is no change', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1 }), fc.array(line), (lines, chosen) => {
      const { book, watch } = openBook()
      book.load(grouped(lines.map(n => item(n, 1))))
      for (const n of chosen) book.select(`line${n}`, true)
      book.commit()
      const before = watch.totals.now
      const selectAll = () => {
        book.selectEvery(!watch.totals.now.allSelected)
        book.commit()
      }
      selectAll()
      selectAll()
      expect(watch.totals.now.selectedLines).toBe(before.allSelected ? lines.length : 0)
    }),
    runs(),
  )
})
