import { lineAmount, unitPrice } from '../money.ts'
import { shallowEqual } from '../store.ts'
import type { CartLine, CartRow, CartState, PendingKind, ShopGroup, ShopSummary } from '../types.ts'
import { isPurchasable } from './line.ts'
import { shopSummaryOf, summaryOf } from './totals.ts'

/** Id of the group that holds all of a guest's lines, unless they are grouped by shop. */
export const GUEST_GROUP = 'guest'

/** A change that the server has not confirmed. */
export interface Operation {
  readonly kind: 'add' | 'quantity' | 'remove'
  /** Another one once the server has named the line. */
  lineId: string
  readonly quantity: number
}

export interface Confirmed {
  /**
   * Confirmed lines, those of one shop next to each other. A line of quantity 0 holds the place of one that is being
   * added.
   */
  readonly lines: readonly CartLine[]
  /** Operations in the order in which they were made. */
  readonly operations: readonly Operation[]
  /** Whether lines are grouped by shop. Otherwise they are one group. */
  readonly isGrouped: boolean
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

function groupsOf(lines: readonly CartLine[], isGrouped: boolean): ShopGroup[] {
  const ids = lines.map(({ id }) => id)
  if (!isGrouped) return ids.length ? [{ id: GUEST_GROUP, name: '', slug: '', lineIds: ids }] : []
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

/** Keeps the objects of unchanged groups, so that only changed groups are drawn again. */
const keepGroups = (former: readonly ShopGroup[], next: readonly ShopGroup[]): readonly ShopGroup[] => {
  const byId = new Map(former.map(group => [group.id, group]))
  const kept = next.map(group => {
    const old = byId.get(group.id)
    return old && isSameGroup(old, group) ? old : group
  })
  return shallowEqual(former, kept) ? former : kept
}

// The confirmed line that a line with operations over it was made from.
const bases = new WeakMap<CartLine, CartLine>()

/** Returns the line with another quantity, as the former object if it was made from the same line. */
function withQuantity(base: CartLine, quantity: number, old: CartLine | undefined): CartLine {
  if (quantity === base.quantity) return base
  if (old?.quantity === quantity && bases.get(old) === base) return old
  const line = { ...base, quantity }
  bases.set(line, base)
  return line
}

/** Pure, and as sparing with new objects as `project`. */
export function applyOperations({ lines, operations, isGrouped }: Confirmed, former: Shown): Shown {
  const byLine = operationsByLine(operations)
  const pending = new Map<string, PendingKind>()
  for (const { lineId, kind } of operations) pending.set(lineId, PENDING[kind])

  const shown: CartLine[] = []
  let isSame = true
  let hasSameIds = true
  for (const base of lines) {
    const own = byLine.get(base.id)
    const quantity = own ? own.reduce(apply, base.quantity) : base.quantity
    if (!quantity) continue
    const line = withQuantity(base, quantity, own && former.lines[former.positions.get(base.id) ?? -1])
    const there = former.lines[shown.length]
    isSame &&= line === there
    hasSameIds &&= line.id === there?.id
    shown.push(line)
  }
  hasSameIds &&= shown.length === former.lines.length
  isSame &&= hasSameIds
  const hasSameGroups = hasSameIds && isGrouped === (former.groups[0]?.id !== GUEST_GROUP)
  return {
    lines: isSame ? former.lines : shown,
    positions: hasSameIds ? former.positions : new Map(shown.map(({ id }, at) => [id, at])),
    groups:
      hasSameGroups && shown.every((line, at) => line.shop === former.lines[at]!.shop)
        ? former.groups
        : keepGroups(former.groups, groupsOf(shown, isGrouped)),
    pending: pending.size || former.pending.size ? pending : former.pending,
  }
}

function rowOf(line: CartLine, isChosen: boolean, pending: PendingKind | null): CartRow {
  const selectable = isPurchasable(line)
  return {
    line,
    selectable,
    // Kept as chosen: what can be bought again is selected again.
    selected: selectable && isChosen,
    pending,
    unitPrice: unitPrice(line),
    amount: lineAmount(line),
  }
}

/**
 * The cart as it is shown: lines with the selection and the sums. Pure. What is as it was in `former` is the same
 * object, so that only what changed is drawn again.
 */
export function project(shown: Shown, selectedIds: ReadonlySet<string>, former: Projection): Projection {
  const { lines, positions, pending } = shown
  const rows = lines.map(line => {
    const selected = selectedIds.has(line.id)
    const isPending = pending.get(line.id) ?? null
    const old = former.rows[former.positions.get(line.id) ?? -1]
    return old?.line === line && old.selected === (old.selectable && selected) && old.pending === isPending
      ? old
      : rowOf(line, selected, isPending)
  })
  const isSame = positions === former.positions && rows.every((row, at) => row === former.rows[at])
  return withSums(shown, isSame ? former.rows : rows, selectedIds, former)
}

/** Like `project`, for a change of nothing but the selection of these lines. */
export function projectSelection(
  former: Projection,
  changedIds: Iterable<string>,
  selectedIds: ReadonlySet<string>,
): Projection {
  const rows = former.rows.slice()
  for (const id of changedIds) {
    const at = former.positions.get(id)
    if (at === undefined) continue
    const { line, selectable, selected, pending } = rows[at]!
    if (selectable && selected !== selectedIds.has(id)) rows[at] = rowOf(line, !selected, pending)
  }
  return withSums(former, rows, selectedIds, former)
}

function withSums(
  { lines, positions, groups, pending }: Shown,
  rows: readonly CartRow[],
  selectedIds: ReadonlySet<string>,
  former: Projection,
): Projection {
  const summary = summaryOf(rows)
  return {
    lines,
    positions,
    groups,
    pending,
    rows,
    shops: rows === former.rows && groups === former.groups ? former.shops : shopsOf(groups, rows, former),
    // If every selected line is shown, nothing has to be left out.
    selectedIds: summary.selectedLines === selectedIds.size ? selectedIds : selectedOf(rows, former),
    summary: shallowEqual(former.summary, summary) ? former.summary : summary,
  }
}

function shopsOf(
  groups: readonly ShopGroup[],
  rows: readonly CartRow[],
  former: Projection,
): ReadonlyMap<string, ShopSummary> {
  const isInPlace = groups === former.groups
  const shops = new Map(isInPlace ? former.shops : [])
  let from = 0
  for (const { id, lineIds } of groups) {
    const to = from + lineIds.length
    let isSame = isInPlace
    for (let at = from; isSame && at < to; at++) isSame = rows[at] === former.rows[at]
    if (!isSame) {
      const summary = shopSummaryOf(rows.slice(from, to))
      const old = former.shops.get(id)
      shops.set(id, old && shallowEqual(old, summary) ? old : summary)
    }
    from = to
  }
  return shops
}

/** Returns the selected ids whose lines are shown. */
function selectedOf(rows: readonly CartRow[], { selectedIds }: Projection): ReadonlySet<string> {
  const ids = rows.flatMap(({ line, selected }) => (selected ? line.id : []))
  return ids.length === selectedIds.size && ids.every(id => selectedIds.has(id)) ? selectedIds : new Set(ids)
}
