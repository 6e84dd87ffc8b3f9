import { lineAmount, unitPrice } from '../money.ts'
import { shallowEqual } from '../store.ts'
import type { CartLine, CartRow, CartState, PendingKind, ShopGroup, ShopSummary } from '../types.ts'
import { shopSummaryOf, summaryOf } from './totals.ts'

/** A guest's lines are one group, of no single shop. */
export const GUEST_GROUP = 'guest'

/** A change that the server has not confirmed. */
export interface Operation {
  readonly kind: 'add' | 'quantity' | 'remove'
  /** Another one once the server has named the line. */
  lineId: string
  readonly quantity: number
}

export interface Confirmed {
  /** One of quantity 0 holds the place of a line that is being added. */
  readonly lines: readonly CartLine[]
  /** In the order in which they were made. */
  readonly operations: readonly Operation[]
  readonly selectedIds: ReadonlySet<string>
  readonly groupBy: 'shop' | 'nothing'
}

export type Projection = Omit<CartState, 'phase' | 'saved' | 'mergeResults'>

export const EMPTY: Projection = {
  lines: [],
  rows: new Map(),
  groups: [],
  shops: new Map(),
  selectedIds: new Set(),
  pending: new Map(),
  summary: summaryOf([]),
}

const PENDING = { add: 'adding', quantity: 'updating', remove: 'removing' } as const

const apply = (quantity: number, operation: Operation): number => {
  if (operation.kind === 'add') return quantity + operation.quantity
  // A line that is not there cannot be changed.
  return quantity && operation.quantity
}

const keep = <T>(former: T, next: T): T => (shallowEqual(former, next) ? former : next)

const keepMap = <T>(former: ReadonlyMap<string, T>, next: ReadonlyMap<string, T>) =>
  former.size === next.size && [...next].every(([key, value]) => former.get(key) === value) ? former : next

/**
 * The cart as it is shown: the confirmed lines with the pending operations applied in order, by group, with totals.
 * Pure. What is as it was in `former` is the same object, so that only what changed is drawn again.
 */
export function project(confirmed: Confirmed, former: Projection): Projection {
  const { lines, operations, selectedIds, groupBy } = confirmed
  const quantities = new Map<string, number>()
  const pending = new Map<string, PendingKind>()
  if (operations.length) {
    for (const { id, quantity } of lines) quantities.set(id, quantity)
    for (const operation of operations) {
      const { lineId, kind } = operation
      quantities.set(lineId, apply(quantities.get(lineId) ?? 0, operation))
      pending.set(lineId, PENDING[kind])
    }
  }

  const rowOf = (base: CartLine, quantity: number): CartRow => {
    const { id } = base
    const old = former.rows.get(id)
    const line = quantity === base.quantity ? base : { ...base, quantity }
    const selected = selectedIds.has(id)
    const isPending = pending.get(id) ?? null
    if (
      old?.selected === selected &&
      old.pending === isPending &&
      (old.line === line || (isPending && shallowEqual(old.line, line)))
    )
      return old
    return { line, selected, pending: isPending, unitPrice: unitPrice(line), amount: lineAmount(line) }
  }

  const byGroup = new Map<string, { head: Omit<ShopGroup, 'lineIds'>; rows: CartRow[] }>()
  for (const base of lines) {
    const quantity = quantities.get(base.id) ?? base.quantity
    if (!quantity) continue
    const head = groupBy === 'shop' ? base.shop : { id: GUEST_GROUP, name: '', slug: '' }
    const group = byGroup.get(head.id)
    const row = rowOf(base, quantity)
    if (group) group.rows.push(row)
    else byGroup.set(head.id, { head, rows: [row] })
  }

  const all = [...byGroup.values()].flatMap(({ rows }) => rows)
  const rows = new Map(all.map(row => [row.line.id, row]))
  const formerGroups = new Map(former.groups.map(group => [group.id, group]))
  const groups = [...byGroup.values()].map(({ head: { id, name, slug }, rows }): ShopGroup => {
    const old = formerGroups.get(id)
    const lineIds = rows.map(({ line }) => line.id)
    const group = { id, name, slug, lineIds: old ? keep(old.lineIds, lineIds) : lineIds }
    return old ? keep(old, group) : group
  })
  const shops = new Map<string, ShopSummary>()
  for (const [id, { rows }] of byGroup) {
    const summary = shopSummaryOf(rows)
    const old = former.shops.get(id)
    shops.set(id, old ? keep(old, summary) : summary)
  }
  const shownSelected = new Set(all.filter(({ selected }) => selected).map(({ line }) => line.id))

  return {
    lines: keep(
      former.lines,
      all.map(({ line }) => line),
    ),
    rows: keepMap(former.rows, rows),
    groups: keep(former.groups, groups),
    shops: keepMap(former.shops, shops),
    selectedIds:
      former.selectedIds.size === shownSelected.size &&
      [...shownSelected].every(id => former.selectedIds.has(id))
        ? former.selectedIds
        : shownSelected,
    pending: keepMap(former.pending, pending),
    summary: keep(former.summary, summaryOf(all)),
  }
}
