/** The work that everyone does in this bench: a signed-in cart, a selection, totals, the selection stored. */

export interface Row {
  readonly id: string
  /** Minor units. */
  readonly price: number
  readonly quantity: number
}

export interface Shop {
  readonly id: string
  readonly lines: readonly Row[]
}

export interface Totals {
  readonly count: number
  readonly lines: number
  readonly selectedLines: number
  readonly allSelected: boolean
  /** Minor units, selected lines only. */
  readonly subtotal: number
}

export interface Change {
  readonly id: string
  readonly quantity: number
}

export interface Contestant {
  toggle(id: string): void
  /** Every line, or none when all are. */
  selectAll(): void
  setQuantity(id: string, quantity: number): void
  /** A change begins that the server has not answered: it is shown over the confirmed lines, and can fail. */
  begin(change: Change): void
  /** The cart as it is shown, unanswered changes included: the number of its lines. */
  read(): number
  totals(): Totals
  subscribe(listener: () => void): void
  /** What the component of a row takes of the state: it is drawn again when this is another value. */
  row(id: string): unknown
  /** Returns what the component of the totals shows. */
  shownTotals(): unknown
  /** Writes the selection, once for all changes since the last call: nobody writes more often than the others. */
  flush(): void
  /** Lets the server answer what is open: it refuses what `begin` began. Not timed. */
  settle(): Promise<void>
}

export interface Rival {
  readonly name: string
  make(shops: readonly Shop[]): Contestant | Promise<Contestant>
}

const SHOPS = 50
/** The most that the server's cart holds. */
export const LINES = 200

export function makeShops(): Shop[] {
  const each = LINES / SHOPS
  return Array.from({ length: SHOPS }, (_, shop) => ({
    id: `shop-${shop}`,
    lines: Array.from({ length: each }, (_, index) => {
      const n = shop * each + index
      return {
        id: `5b0c7e1a-0000-4000-8000-${String(n).padStart(12, '0')}`,
        price: 199 + ((n * 37) % 9000),
        quantity: 1 + (n % 3),
      }
    }),
  }))
}

/** A place to write to that costs the same for everyone. */
export function makeStorage() {
  const values = new Map<string, string>()
  return {
    read: (key: string) => values.get(key) ?? null,
    write(key: string, value: string | null) {
      if (value === null) values.delete(key)
      else values.set(key, value)
    },
    onStorageEvent: () => () => {},
  }
}

export const SELECTION_KEY = 'local_selected_items'

/** How a store without a cart of its own keeps the selection: the ids as JSON. */
export function makeSaver() {
  const storage = makeStorage()
  return (ids: Iterable<string>) => storage.write(SELECTION_KEY, JSON.stringify([...ids]))
}

/** The totals of a state by shops, as a selector computes them. */
export function totalsOf(shops: readonly Shop[], selected: ReadonlySet<string>): Totals {
  let [count, lines, selectedLines, subtotal] = [0, 0, 0, 0]
  for (const shop of shops)
    for (const { id, quantity, price } of shop.lines) {
      lines++
      count += quantity
      if (selected.has(id)) {
        selectedLines++
        subtotal += quantity * price
      }
    }
  return { count, lines, selectedLines, allSelected: lines > 0 && selectedLines === lines, subtotal }
}

export const withQuantities = (
  shops: readonly Shop[],
  quantities: ReadonlyMap<string, number>,
): readonly Shop[] =>
  shops.map(shop =>
    shop.lines.some(({ id }) => quantities.has(id))
      ? {
          ...shop,
          lines: shop.lines.map(line => {
            const quantity = quantities.get(line.id)
            return quantity === undefined ? line : { ...line, quantity }
          }),
        }
      : shop,
  )

export const toggled = (selected: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

export const allOrNone = (shops: readonly Shop[], selected: ReadonlySet<string>): ReadonlySet<string> => {
  const ids = shops.flatMap(({ lines }) => lines.map(({ id }) => id))
  return selected.size === ids.length ? new Set() : new Set(ids)
}

export const projected = (shops: readonly Shop[], changes: readonly Change[]): readonly Shop[] =>
  withQuantities(shops, new Map(changes.map(({ id, quantity }) => [id, quantity])))

export const countLines = (shops: readonly Shop[]): number =>
  shops.reduce((sum, { lines }) => sum + lines.length, 0)
