import { GUEST_KEYS } from '../guest-keys.ts'
import type { Notify } from '../messages.ts'
import { unitPrice } from '../money.ts'
import type { CartApi, GroupBy } from '../ports.ts'
import { fail, ok, placesAtFault, signedOut } from '../result.ts'
import { deepEqual } from '../store.ts'
import type { CartLine } from '../types.ts'
import type { CartBackend } from './backend.ts'
import { groupByShop, keepEqualLines, MAX_LINES_PER_CALL, toLineRequest } from './line.ts'
import { withAddition } from './local-addition.ts'
import type { LocalLines } from './local-lines.ts'
import type { Selection } from './selection.ts'
import type { StoredLine } from './stored-lines.ts'

interface Dependencies {
  readonly quote: CartApi['quote']
  readonly groupBy: GroupBy
  /** Whether a session is stored. If its profile could not be loaded, the cart is a guest's in the meantime. */
  readonly hasSession: () => boolean
  readonly notify: Notify
  readonly localLines: LocalLines
  readonly selection: Selection
  readonly onChange: () => void
}

const NONE: readonly never[] = []

/** The line with what its product costs and has in stock today. */
function requoted(line: StoredLine, now: CartLine | null): StoredLine {
  if (!now) return { ...line, problems: [{ code: 'out_of_stock' }] }
  const before = line.problems.find(({ code }) => code === 'price_changed')?.previousPrice ?? unitPrice(line)
  const problems = now.problems.filter(({ code }) => code !== 'price_changed')
  if (before !== unitPrice(now)) problems.push({ code: 'price_changed', previousPrice: before })
  const { product, shop, variantLabels, price, salePrice, stock, withdrawalException } = now
  const { withdrawalException: _, ...kept } = line
  return {
    ...kept,
    ...{ product, shop, variantLabels, price, salePrice, stock, problems },
    ...(withdrawalException && { withdrawalException }),
  }
}

/** Says that the cart holds everything that is in stock, like the server does. */
const nothingLeft = (stock: number | null): string =>
  stock === 1 ? 'The last one is already in your cart.' : 'All that you can buy are already in your cart.'

const shownLines = (stored: readonly StoredLine[]): CartLine[] =>
  stored.flatMap(({ merge, ...line }) => (line.quantity ? line : []))

/** A guest's cart: it lives in this browser's storage, and the server only says what things cost today. */
export function createLocalCart(dependencies: Dependencies): CartBackend & { show(): void } {
  const { notify, localLines, selection, onChange } = dependencies
  const isGrouped = dependencies.groupBy === 'shop'
  let lines: readonly CartLine[] = []
  let visit = 0

  const show = (stored = localLines.lines()) => {
    const shown = shownLines(stored)
    lines = keepEqualLines(lines, isGrouped ? groupByShop(shown) : shown)
    // Otherwise the selection may be of the lines on the server.
    if (!dependencies.hasSession()) {
      const ids = new Set(lines.map(({ id }) => id))
      selection.prune(id => ids.has(id))
    }
    onChange()
  }
  /** Fills `quotes`. A line that the server can't read goes to `unreadable`, and the others are asked for again. */
  const quote = async (
    batch: readonly StoredLine[],
    quotes: Map<string, CartLine | null | undefined>,
    unreadable: Set<string>,
  ): Promise<void> => {
    try {
      const answer = await dependencies.quote(batch.map(toLineRequest))
      for (const [index, { id }] of batch.entries()) quotes.set(id, answer[index])
    } catch (error) {
      const places = placesAtFault(error)
      const rest = batch.filter((_, index) => !places.has(String(index)))
      if (rest.length === batch.length) throw error
      for (const line of batch) if (!rest.includes(line)) unreadable.add(line.id)
      if (rest.length) await quote(rest, quotes, unreadable)
    }
  }
  const edit = (change: Parameters<LocalLines['update']>[0]) => show(localLines.update(change))

  return {
    show,
    confirmed: () => ({ lines, operations: NONE, isGrouped }),

    async add(line, at, onLineId) {
      const { lines: next, added } = withAddition(localLines.lines(), line, at)
      if (!added) {
        notify('cart.addRefused', { detail: nothingLeft(line.stock) })
        return fail('stock.insufficient', nothingLeft(line.stock))
      }
      edit(() => next)
      onLineId(added.id)
      notify('cart.addOk', { lineId: added.id })
      return ok(added)
    },

    async setQuantity({ id }, quantity) {
      localLines.setQuantity(id, quantity)
      let changed: CartLine | null = null
      lines = lines.map(line => {
        if (line.id !== id) return line
        changed = { ...line, quantity }
        return changed
      })
      onChange()
      notify('cart.updateOk', { lineId: id })
      return ok(changed)
    },

    async remove({ id }, isQuiet) {
      edit(stored =>
        stored.flatMap(line => (line.id !== id ? line : line.merge ? { ...line, quantity: 0 } : [])),
      )
      if (!isQuiet) notify('cart.removeOk', { lineId: id })
      return ok(null)
    },

    async reload() {
      const at = visit
      const asked = localLines.lines().filter(({ quantity }) => quantity)
      const quotes = new Map<string, CartLine | null | undefined>()
      const unreadable = new Set<string>()
      try {
        for (let from = 0; from < asked.length; from += MAX_LINES_PER_CALL)
          await quote(asked.slice(from, from + MAX_LINES_PER_CALL), quotes, unreadable)
      } catch (error) {
        return fail('failed', 'Prices could not be read', error)
      }
      if (at !== visit) return signedOut()
      if (unreadable.size) show(localLines.setAside(({ id }) => unreadable.has(id)))
      const update = (line: StoredLine) => {
        const now = quotes.get(line.id)
        return now === undefined ? line : requoted(line, now)
      }
      if (localLines.lines().some(line => !deepEqual(line, update(line)))) edit(stored => stored.map(update))
      return ok(null)
    },

    resolveId: id => id,
    onStorageEvent(key) {
      if (!key || key === GUEST_KEYS.guestItems) show()
    },
    stop() {
      visit++
    },
  }
}
