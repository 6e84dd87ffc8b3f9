import { lineAmount } from '../money.ts'
import { createSignal } from '../store.ts'
import type { CartItem, Line, PendingKind, ShopGroup, ShopLayout, ShopSummary, Summary } from '../types.ts'
import { createKeyed } from './keyed.ts'
import { lineKey } from './line-key.ts'
import { createMemo, reuse } from './same.ts'

/** A change that the server has not answered yet. `lineId` moves along when the server names the line. */
export interface Operation {
  readonly kind: 'add' | 'quantity' | 'remove'
  lineId: string
  readonly quantity: number
}

export type GroupHead = Omit<ShopGroup, 'cartDTOList'>

interface Group {
  readonly head: GroupHead
  /** Confirmed and provisional lines in order, hidden ones too. */
  ids: string[]
  lines: number
  selectedLines: number
  subtotal: number
  /** What all its lines cost, selected or not. */
  amount: number
  summary: ShopSummary | null
  list: ShopGroup | null
  layout: ShopLayout | null
}

interface Confirmed {
  item: CartItem
  readonly group: Group
}

interface Entry extends Confirmed {
  amount: number
  selected: boolean
  pending: PendingKind | null
  view: Line | null
}

const PENDING = { add: 'adding', quantity: 'updating', remove: 'removing' } as const

export const EMPTY_SUMMARY: Summary = {
  count: 0,
  lines: 0,
  selectedLines: 0,
  allSelected: false,
  subtotal: 0,
  shipping: 0,
  total: 0,
}

/** One operation over one line. A quantity of 0 is a line that is not there (yet, or any more). */
export function replay(item: CartItem, { kind, quantity }: Operation): CartItem {
  if (kind === 'add') return { ...item, quantity: item.quantity + quantity }
  return { ...item, quantity: kind === 'remove' || !item.quantity ? 0 : quantity }
}

/**
 * The cart as it is seen: confirmed lines with the unanswered operations replayed over them, one line at a time,
 * with totals that are carried along. Changes are collected until `commit` tells those who watch.
 */
export function createBook(onSelection: () => void) {
  let groups = new Map<string, Group>()
  const confirmed = new Map<string, Confirmed>()
  const operations = new Map<string, Operation[]>()
  const entries = new Map<string, Entry>()
  const keepItem = createMemo<CartItem>()
  // The rows' values before the last load: what came out equal is used again.
  const oldLines = new Map<string, Line>()
  const keepSummary = createMemo<ShopSummary>()
  const keepLayout = createMemo<ShopLayout>()
  const keepList = createMemo<ShopGroup>()
  // Provisional ids that the server has named since.
  const renamed = new Map<string, string>()
  // Selected ids whose lines are not shown (yet). Of a line that is shown, its entry knows.
  let absent = new Set<string>()

  let units = 0
  let selectedLines = 0
  let subtotal = 0

  let dirtyLines = new Set<string>()
  let dirtyShops = new Set<string>()
  let dirtyLayout = false
  let dirtyTotals = false
  // Selected (true) or not any more, since the edits were last taken; null when all were selected, or none.
  let selectionEdits: Map<string, boolean> | null = new Map()

  let summaryView = EMPTY_SUMMARY
  let layoutView: readonly ShopLayout[] | null = []
  let groupsView: readonly ShopGroup[] | null = []
  let selectedView: ReadonlySet<string> | null = new Set()
  let pendingView: ReadonlyMap<string, PendingKind> | null = new Map()

  const changed = createSignal()
  const summaryChanged = createSignal()
  const layoutChanged = createSignal()

  const lines = createKeyed<Line>(id => {
    const entry = entries.get(id)
    if (!entry) return undefined
    const { item, selected, pending, amount } = entry
    if (entry.view?.selected !== selected) {
      entry.view = { item, selected, pending, amount }
      if (oldLines.size) {
        entry.view = reuse(oldLines.get(id), entry.view)
        oldLines.delete(id)
      }
    }
    return entry.view
  })

  const shops = createKeyed<ShopSummary>(id => {
    const group = groups.get(id)
    if (!group?.lines) return undefined
    const { lines, selectedLines, subtotal } = group
    group.summary ??= keepSummary(id, {
      selected: selectedLines === lines ? 'all' : selectedLines ? 'some' : 'none',
      lines,
      selectedLines,
      subtotal,
    })
    return group.summary
  })

  const count = ({ item, group, amount, selected }: Entry, sign: 1 | -1) => {
    units += sign * item.quantity
    group.lines += sign
    group.amount += sign * amount
    if (selected) {
      selectedLines += sign
      subtotal += sign * amount
      group.selectedLines += sign
      group.subtotal += sign * amount
    }
    group.summary = null
    dirtyShops.add(group.head.id)
    dirtyTotals = true
  }

  const touch = (id: string, group: Group) => {
    group.list = null
    groupsView = null
    dirtyLines.add(id)
  }

  const restructure = (group: Group) => {
    group.layout = null
    layoutView = null
    dirtyLayout = true
  }

  /** Replays the line's operations and books the difference. */
  const refresh = (id: string) => {
    const base = confirmed.get(id)
    const old = entries.get(id)
    let pending: PendingKind | null = null
    let item = base?.item
    for (const operation of operations.get(id) ?? []) {
      pending = PENDING[operation.kind]
      item &&= replay(item, operation)
    }
    if (old?.item === item && old?.pending === pending) return
    pendingView = null
    if (old) {
      count(old, -1)
      touch(id, old.group)
    }
    if (base && item?.quantity) {
      const entry: Entry = {
        item,
        group: base.group,
        amount: lineAmount(item),
        selected: old ? old.selected : absent.delete(id),
        pending,
        view: null,
      }
      entries.set(id, entry)
      count(entry, 1)
      touch(id, base.group)
      if (!old) restructure(base.group)
      if (!old && entry.selected) selectedView = null
    } else if (old) {
      entries.delete(id)
      restructure(old.group)
      if (old.selected) {
        absent.add(id)
        selectedView = null
      }
    }
  }

  const select = (id: string, on: boolean) => {
    const entry = entries.get(id)
    if (!entry || entry.selected === on) return
    const { amount, group } = entry
    entry.selected = on
    const sign = on ? 1 : -1
    selectedLines += sign
    subtotal += sign * amount
    group.selectedLines += sign
    group.subtotal += sign * amount
    group.summary = selectedView = null
    dirtyShops.add(group.head.id)
    dirtyLines.add(id)
    dirtyTotals = true
    selectionEdits?.set(id, on)
  }

  const deselect = (id: string) => {
    select(id, false)
    if (absent.delete(id)) selectionEdits?.set(id, false)
  }

  /** Every line at once: the totals by shop, and only the rows called that are watched. */
  const selectEvery = (on: boolean) => {
    for (const entry of entries.values()) entry.selected = on
    subtotal = 0
    selectedLines = on ? entries.size : 0
    for (const group of groups.values()) {
      group.selectedLines = on ? group.lines : 0
      group.subtotal = on ? group.amount : 0
      subtotal += group.subtotal
      group.summary = null
      dirtyShops.add(group.head.id)
    }
    for (const id of lines.watched()) {
      const entry = entries.get(id)
      if (entry && entry.view?.selected !== on) dirtyLines.add(id)
    }
    dirtyTotals = true
    selectedView = selectionEdits = null
  }

  const chosen = () => {
    const ids: string[] = []
    for (const [id, { selected }] of entries) if (selected) ids.push(id)
    return ids
  }

  const shown = () => [...groups.values()].filter(group => group.lines)

  const groupFor = (head: GroupHead): Group => {
    let group = groups.get(head.id)
    if (!group) {
      group = {
        head,
        ids: [],
        lines: 0,
        selectedLines: 0,
        subtotal: 0,
        amount: 0,
        summary: null,
        list: null,
        layout: null,
      }
      groups.set(head.id, group)
    }
    return group
  }

  const insert = (item: CartItem, head: GroupHead) => {
    const group = groupFor(head)
    group.ids.push(item.id)
    confirmed.set(item.id, { item, group })
  }

  const forget = (id: string) => {
    const base = confirmed.get(id)
    if (!base) return
    confirmed.delete(id)
    base.group.ids = base.group.ids.filter(other => other !== id)
    deselect(id)
  }

  /** The provisional line `from` is the server's `item`. */
  const rename = (from: string, item: CartItem) => {
    const base = confirmed.get(from)
    if (!base) return
    const to = item.id
    const wasSelected = absent.has(from) || entries.get(from)?.selected
    const queue = operations.get(from) ?? []
    for (const operation of queue) operation.lineId = to
    operations.delete(from)
    if (queue.length) operations.set(to, [...(operations.get(to) ?? []), ...queue])
    if (confirmed.has(to)) forget(from)
    else {
      base.group.ids = base.group.ids.map(id => (id === from ? to : id))
      confirmed.delete(from)
      confirmed.set(to, { item, group: base.group })
      deselect(from)
    }
    if (wasSelected) {
      select(to, true)
      if (!entries.has(to)) absent.add(to)
      selectionEdits?.set(to, true)
    }
    renamed.set(from, to)
    refresh(from)
  }

  const book = {
    lines,
    shops,
    changed,
    onSummary: summaryChanged.on,
    onLayout: layoutChanged.on,

    summary: () => summaryView,
    layout(): readonly ShopLayout[] {
      layoutView ??= shown().map(group => {
        group.layout ??= keepLayout(group.head.id, {
          ...group.head,
          lineIds: group.ids.filter(id => entries.has(id)),
        })
        return group.layout
      })
      return layoutView
    },
    groups(): readonly ShopGroup[] {
      groupsView ??= shown().map(group => {
        group.list ??= keepList(group.head.id, {
          ...group.head,
          cartDTOList: group.ids.flatMap(id => entries.get(id)?.item ?? []),
        })
        return group.list
      })
      return groupsView
    },
    selectedIds(): ReadonlySet<string> {
      selectedView ??= new Set(chosen())
      return selectedView
    },
    pending(): ReadonlyMap<string, PendingKind> {
      pendingView ??= new Map([...operations].map(([id, queue]) => [id, PENDING[queue.at(-1)!.kind]]))
      return pendingView
    },

    /** The line's present id: provisional ids stay valid after the server has named the line. */
    resolve: (id: string) => renamed.get(id) ?? id,
    isSelected: (id: string) => entries.get(id)?.selected ?? false,
    visible: (id: string): CartItem | undefined => entries.get(id)?.item,
    confirmedItem: (id: string): CartItem | undefined => confirmed.get(id)?.item,
    idsOf: (shopId: string) => groups.get(shopId)?.ids.filter(id => entries.has(id)) ?? [],

    /** The confirmed or provisional line of the same product and variants. */
    find(item: CartItem): string | undefined {
      const key = lineKey(item.productDTO.id, item.variantValues)
      for (const [id, { item: other }] of confirmed)
        if (
          other.productDTO.id === item.productDTO.id &&
          lineKey(other.productDTO.id, other.variantValues) === key
        )
          return id
      return undefined
    },

    /** Starts an operation. An `add` of a product that has no line yet brings its provisional line. */
    begin(operation: Operation, line?: { item: CartItem; head: GroupHead }) {
      if (line && !confirmed.has(operation.lineId)) insert({ ...line.item, quantity: 0 }, line.head)
      const queue = operations.get(operation.lineId)
      if (queue) queue.push(operation)
      else operations.set(operation.lineId, [operation])
      refresh(operation.lineId)
    },

    /** Ends an operation: with the line as the server has it, with null when it is gone, else as failed. */
    end(operation: Operation, answer?: CartItem | null) {
      const id = operation.lineId
      const queue = operations.get(id)?.filter(other => other !== operation)
      if (queue?.length) operations.set(id, queue)
      else operations.delete(id)
      pendingView = null
      const base = confirmed.get(id)
      if (answer && base && answer.id !== id) rename(id, answer)
      if (answer) book.confirm(answer)
      else if (base && (answer === null || !base.item.quantity)) {
        // Later operations may still bring it back: then it stays, as a provisional line.
        if (queue?.length) base.item = { ...base.item, quantity: 0 }
        else forget(id)
      }
      refresh(id)
    },

    /** Replaces or appends a confirmed line. */
    confirm(item: CartItem, head?: GroupHead) {
      const base = confirmed.get(item.id)
      if (base) base.item = keepItem(item.id, item)
      else if (head) insert(item, head)
      refresh(item.id)
    },

    forget(id: string) {
      forget(id)
      refresh(id)
    },

    select,
    selectEvery,

    /** Takes the ids as the selection, those too whose lines are not loaded yet. Not told to `onSelection`. */
    setSelection(ids: Iterable<string>) {
      const next = new Set(ids)
      for (const id of entries.keys()) select(id, next.delete(id))
      absent = next
      selectionEdits = new Map()
    },
    selection: () => [...absent, ...chosen()],
    takeSelectionEdits() {
      const edits = selectionEdits
      selectionEdits = new Map()
      return edits
    },

    /** Takes other confirmed lines; unanswered operations stay and are replayed over them. */
    load(next: readonly ShopGroup[], prune = true) {
      const before = new Map(confirmed)
      oldLines.clear()
      for (const [id, { view }] of entries) if (view) oldLines.set(id, view)
      for (const id of before.keys()) {
        confirmed.delete(id)
        refresh(id)
      }
      groups = new Map()
      for (const { cartDTOList, ...head } of next) {
        for (const item of cartDTOList) insert(keepItem(item.id, item), head)
      }
      // Lines that only an operation has brought so far: the server may know them by now.
      for (const [id, queue] of [...operations]) {
        const was = before.get(id)
        if (confirmed.has(id) || !was || !queue.some(({ kind }) => kind === 'add')) continue
        const match = book.find(was.item)
        insert({ ...was.item, quantity: 0 }, was.group.head)
        if (match) rename(id, confirmed.get(match)!.item)
      }
      if (prune) for (const id of absent) if (!confirmed.has(id)) deselect(id)
      for (const id of confirmed.keys()) refresh(id)
      groupsView = layoutView = selectedView = null
      dirtyLayout = true
    },

    /** Forgets the operations: they belong to a session that is over. */
    abandon() {
      operations.clear()
      renamed.clear()
      pendingView = null
    },

    /** Tells those who watch what changed since the last call. */
    commit() {
      const wokenLines = dirtyLines
      const wokenShops = dirtyShops
      const [layout, totals] = [dirtyLayout, dirtyTotals]
      if (!selectionEdits || selectionEdits.size) onSelection()
      if (!layout && !totals && !wokenLines.size) return
      dirtyLayout = dirtyTotals = false
      if (wokenLines.size) dirtyLines = new Set()
      if (wokenShops.size) dirtyShops = new Set()
      if (totals)
        summaryView = {
          count: units,
          lines: entries.size,
          selectedLines,
          allSelected: entries.size > 0 && selectedLines === entries.size,
          subtotal,
          shipping: 0,
          total: subtotal,
        }
      for (const id of wokenLines) lines.emit(id)
      for (const id of wokenShops) shops.emit(id)
      if (totals) summaryChanged()
      if (layout) layoutChanged()
      changed()
    },
  }
  return book
}

export type Book = ReturnType<typeof createBook>
