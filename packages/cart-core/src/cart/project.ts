import { lineAmount, unitPrice } from '../money.ts'
import { shallowEqual } from '../store.ts'
import type { CartLine, CartRow, CartState, ShopGroup, ShopSummary } from '../types.ts'
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
  /** Those of one shop stand together. One of quantity 0 holds the place of a line that is being added. */
  readonly lines: readonly CartLine[]
  /** In the order in which they were made. */
  readonly operations: readonly Operation[]
  /** A guest's lines are not grouped by shop. */
  readonly isGuest: boolean
}

/** The lines that are shown: the confirmed ones with the pending operations applied. */
export type Shown = Pick<CartState, 'lines' | 'positions' | 'groups' | 'pending'>
export type Projection = Omit<CartState, 'phase' | 'saved' | 'mergeResults'>

export const EMPTY: Projection = {
  lines: [],
  positions: new Map(),
  groups: [],
  pending: new Map(),
  rows: [],
  shops: new Map(),
  selectedIds: new Set(),
  summary: summaryOf([]),
}

const PENDING = { add: 'adding', quantity: 'updating', remove: 'removing' } as const

const apply = (quantity: number, operation: Operation): number => {
  if (operation.kind === 'add') return quantity + operation.quantity
  // A line that is not there cannot be changed.
  return quantity && operation.quantity
}

function operationsByLine(operations: readonly Operation[]): ReadonlyMap<string, Operation[]> {
  const byLine = new Map<string, Operation[]>()
  for (const operation of operations) {
    const own = byLine.get(operation.lineId)
    if (own) own.push(operation)
    else byLine.set(operation.lineId, [operation])
  }
  return byLine
}

function groupsOf(lines: readonly CartLine[], isGuest: boolean): ShopGroup[] {
  const ids = lines.map(({ id }) => id)
  if (isGuest) return ids.length ? [{ id: GUEST_GROUP, name: '', slug: '', lineIds: ids }] : []
  const groups: ShopGroup[] = []
  for (let from = 0; from < lines.length; ) {
    const { id, name, slug } = lines[from]!.shop
    let to = from
    while (lines[to]?.shop.id === id) to++
    groups.push({ id, name, slug, lineIds: ids.slice(from, to) })
    from = to
  }
  return groups
}

const isSameGroup = (a: ShopGroup, b: ShopGroup) =>
  a.name === b.name && a.slug === b.slug && shallowEqual(a.lineIds, b.lineIds)

/** What is as it was in `former` is the same object, so that only what changed is drawn again. */
const keepGroups = (former: readonly ShopGroup[], next: readonly ShopGroup[]): readonly ShopGroup[] => {
  const byId = new Map(former.map(group => [group.id, group]))
  const kept = next.map(group => {
    const old = byId.get(group.id)
    return old && isSameGroup(old, group) ? old : group
  })
  return shallowEqual(former, kept) ? former : kept
}

/** Pure, and as sparing with new objects as `project`. */
export function applyOperations({ lines, operations, isGuest }: Confirmed, former: Shown): Shown {
  const byLine = operationsByLine(operations)
  const shown: CartLine[] = []
  for (const base of lines) {
    const own = byLine.get(base.id)
    const quantity = own ? own.reduce(apply, base.quantity) : base.quantity
    if (!quantity) continue
    if (quantity === base.quantity) {
      shown.push(base)
      continue
    }
    const line = { ...base, quantity }
    const old = former.lines[former.positions.get(base.id) ?? -1]
    shown.push(old && shallowEqual(old, line) ? old : line)
  }
  const isSame = (same: (a: CartLine, b: CartLine) => boolean) =>
    shown.length === former.lines.length && shown.every((line, at) => same(line, former.lines[at]!))
  const pending = new Map([...byLine].map(([id, own]) => [id, PENDING[own.at(-1)!.kind]]))
  return {
    lines: isSame(Object.is) ? former.lines : shown,
    positions: isSame((a, b) => a.id === b.id)
      ? former.positions
      : new Map(shown.map(({ id }, at) => [id, at])),
    groups:
      isSame(Object.is) && isGuest === (former.groups[0]?.id === GUEST_GROUP)
        ? former.groups
        : keepGroups(former.groups, groupsOf(shown, isGuest)),
    pending: pending.size || former.pending.size ? pending : former.pending,
  }
}

/**
 * The cart as it is shown: lines with the selection and the sums. Pure. What is as it was in `former` is the same
 * object, so that only what changed is drawn again.
 */
export function project(shown: Shown, selectedIds: ReadonlySet<string>, former: Projection): Projection {
  const { lines, groups, pending, positions } = shown
  const isInPlace = positions === former.positions
  const rows: CartRow[] = []
  const shops = new Map<string, ShopSummary>()
  let selectedLines = 0
  for (const { id, lineIds } of groups) {
    const from = rows.length
    let isSame = true
    for (const lineId of lineIds) {
      const at = rows.length
      const line = lines[at]!
      const isSelected = selectedIds.has(lineId)
      const isPending = pending.get(lineId) ?? null
      const old = former.rows[isInPlace ? at : (former.positions.get(lineId) ?? -1)]
      const row =
        old?.line === line && old.selected === isSelected && old.pending === isPending
          ? old
          : {
              line,
              selected: isSelected,
              pending: isPending,
              unitPrice: unitPrice(line),
              amount: lineAmount(line),
            }
      isSame &&= row === old
      selectedLines += Number(isSelected)
      rows.push(row)
    }
    const old = former.shops.get(id)
    const isOld = old && isSame && old.lines === lineIds.length
    shops.set(id, isOld ? old : shopSummaryOf(rows.slice(from)))
  }
  const summary = summaryOf(rows)
  return {
    ...shown,
    rows: isInPlace && rows.every((row, at) => row === former.rows[at]) ? former.rows : rows,
    shops:
      isInPlace && groups.every(({ id }) => shops.get(id) === former.shops.get(id)) ? former.shops : shops,
    selectedIds: selectedLines === selectedIds.size ? selectedIds : selectedOf(rows, former.selectedIds),
    summary: shallowEqual(former.summary, summary) ? former.summary : summary,
  }
}

/** Of what is selected, the lines that are shown. */
function selectedOf(rows: readonly CartRow[], former: ReadonlySet<string>): ReadonlySet<string> {
  const ids = rows.flatMap(({ line, selected }) => (selected ? line.id : []))
  return ids.length === former.size && ids.every(id => former.has(id)) ? former : new Set(ids)
}
