import { lineAmount } from '../money.ts'
import type { CartItem, ShopGroup } from '../types.ts'
import { lineKey } from './line-key.ts'
import type { Confirmed, Overlay } from './overlay.ts'
import { choose, chooseEvery, count, newTally, summaryOf } from './tally.ts'
import { createViews, type Entry, type Group, type GroupHead } from './views.ts'
import type { Watch } from './watch.ts'

/**
 * The cart as it is seen: confirmed lines with what lies over them, one line at a time, with totals that are carried
 * along. Changes are collected until `commit` tells those who watch.
 */
export function createBook(watch: Watch, onSelection: () => void, onChange: () => void) {
  const groups = new Map<string, Group>()
  const confirmed = new Map<string, Confirmed>()
  const entries = new Map<string, Entry>()
  const total = newTally()
  const views = createViews(groups, entries)
  let overlay: Overlay | undefined
  // Selected ids whose lines are not shown (yet). Of a line that is shown, its entry knows.
  let absent = new Set<string>()
  // The selected lines that are shown: few are stored as fast from a big cart. Null after all at once: entries know.
  let chosen: Set<string> | null = new Set()
  // Selected (true) or not any more, since the edits were last taken; null when all were selected, or none.
  let edits: Map<string, boolean> | null = new Map()

  let dirtyLines = new Set<string>()
  let dirtyShops = new Set<string>()
  let dirtyLayout = false
  let dirtyTotals = false

  const recount = (group: Group) => {
    group.summary = null
    dirtyShops.add(group.head.id)
    dirtyTotals = true
  }

  /** Books the line in (1) or out (-1). */
  const enter = (id: string, entry: Entry, sign: 1 | -1) => {
    const { group } = entry
    count(total, entry, sign)
    count(group, entry, sign)
    recount(group)
    views.itemChanged(group)
    dirtyLines.add(id)
  }

  /** Replays what lies over the line and books the difference. */
  const refresh = (id: string) => {
    const base = confirmed.get(id)
    const old = entries.get(id)
    const item = base && overlay ? overlay.replay(id, base.item) : base?.item
    // What is pending over the line makes a new item of it.
    if (old?.item === item && old?.group === base?.group) return
    if (old) enter(id, old, -1)
    if (base && item?.quantity) {
      const { group } = base
      const pending = overlay?.pending(id) ?? null
      const selected = old ? old.selected : absent.delete(id)
      const entry: Entry = { item, group, amount: lineAmount(item), selected, pending, view: null }
      entries.set(id, entry)
      enter(id, entry, 1)
      if (old) return
      if (selected) chosen?.add(id)
    } else if (old) {
      entries.delete(id)
      chosen?.delete(id)
      if (old.selected) absent.add(id)
    }
    // A line came or went.
    const line = entries.get(id) ?? old
    if (!line) return
    views.structureChanged(line.group)
    if (line.selected) views.selectionChanged()
    dirtyLayout = true
  }

  const select = (id: string, on: boolean) => {
    const entry = entries.get(id)
    if (!entry || entry.selected === on) return
    const { amount, group } = entry
    entry.selected = on
    if (on) chosen?.add(id)
    else chosen?.delete(id)
    choose(total, amount, on ? 1 : -1)
    choose(group, amount, on ? 1 : -1)
    recount(group)
    views.selectionChanged()
    dirtyLines.add(id)
    edits?.set(id, on)
  }

  const groupOf = (head: GroupHead) => {
    let group = groups.get(head.id)
    if (!group) {
      group = { head, ids: [], ...newTally(), summary: null, list: null, layout: null }
      groups.set(head.id, group)
    }
    return group
  }

  const insert = (item: CartItem, head: GroupHead) => {
    const group = groupOf(head)
    group.ids.push(item.id)
    confirmed.set(item.id, { item, group })
  }

  const deselect = (id: string) => {
    select(id, false)
    if (absent.delete(id)) edits?.set(id, false)
  }

  return {
    line: views.line,
    shop: views.shop,
    layout: views.layout,
    groups: views.groups,
    selectedIds: views.selectedIds,

    confirmed: confirmed as ReadonlyMap<string, Confirmed>,
    visible: (id: string): CartItem | undefined => entries.get(id)?.item,
    isSelected: (id: string) => entries.get(id)?.selected ?? false,
    idsOf: (shopId: string) => groups.get(shopId)?.ids ?? [],

    /** The confirmed or provisional line of the same product and variants. */
    find(item: CartItem): string | undefined {
      const key = lineKey(item)
      for (const [id, { item: other }] of confirmed)
        if (other.productDTO.id === item.productDTO.id && lineKey(other) === key) return id
      return undefined
    },

    cover(by: Overlay) {
      overlay = by
    },
    refresh,
    insert,
    select,
    deselect,

    /** Takes a confirmed line away. */
    forget(id: string) {
      const { group } = confirmed.get(id)!
      confirmed.delete(id)
      group.ids = group.ids.filter(other => other !== id)
      deselect(id)
    },

    /** The line `from` has the id of `item` from here on, in the same place. */
    rename(from: string, item: CartItem) {
      const { group } = confirmed.get(from)!
      group.ids = group.ids.map(id => (id === from ? item.id : id))
      confirmed.delete(from)
      confirmed.set(item.id, { item, group })
    },

    /** Whether the line is selected, shown or not. */
    isWanted: (id: string) => absent.has(id) || entries.get(id)?.selected === true,
    want(id: string) {
      select(id, true)
      if (!entries.has(id)) absent.add(id)
      edits?.set(id, true)
    },

    /** Replaces a confirmed line. */
    confirm(item: CartItem) {
      confirmed.get(item.id)!.item = item
      refresh(item.id)
    },

    /** Every line at once: the totals by shop, and only the rows called that are watched. */
    selectEvery(on: boolean) {
      for (const entry of entries.values()) entry.selected = on
      for (const tally of groups.values()) {
        chooseEvery(tally, on)
        recount(tally)
      }
      chooseEvery(total, on)
      for (const id of watch.lines.watched()) {
        const entry = entries.get(id)
        if (entry && entry.view?.selected !== on) dirtyLines.add(id)
      }
      dirtyTotals = true
      views.selectionChanged()
      chosen = on ? null : new Set()
      edits = null
    },

    /** Takes the ids as the selection, those too whose lines are not loaded yet. Not told to `onSelection`. */
    setSelection(ids: Iterable<string>) {
      const next = new Set(ids)
      chosen = new Set([...next].filter(id => entries.has(id)))
      for (const id of entries.keys()) select(id, next.delete(id))
      absent = next
      edits = new Map()
    },
    selection(): string[] {
      const ids = [...absent, ...(chosen ?? [])]
      if (!chosen) for (const [id, { selected }] of entries) if (selected) ids.push(id)
      return ids
    },
    takeSelectionEdits() {
      const taken = edits
      edits = new Map()
      return taken
    },

    /** Takes other confirmed lines, while nothing lies over them. Lines that are the same objects are not touched. */
    load(next: readonly ShopGroup[], prune = true) {
      const before = [...confirmed.keys()]
      const former = new Map(groups)
      const order = () => [...groups.values()].map(({ head, ids }) => [head, ids])
      const was = JSON.stringify(order())
      confirmed.clear()
      groups.clear()
      for (const { cartDTOList, ...head } of next) {
        const group = former.get(head.id)
        if (group) groups.set(head.id, Object.assign(group, { head, ids: [] }))
        for (const item of cartDTOList) insert(item, head)
      }
      for (const id of new Set([...before, ...confirmed.keys()])) refresh(id)
      if (prune) for (const id of absent) deselect(id)
      if (JSON.stringify(order()) === was) return
      for (const group of groups.values()) views.structureChanged(group)
      dirtyLayout = true
    },

    /** Tells those who watch what changed since the last call. */
    commit() {
      if (!edits || edits.size) onSelection()
      const [lines, shops, layout, totals] = [dirtyLines, dirtyShops, dirtyLayout, dirtyTotals]
      if (!layout && !totals) return
      dirtyLayout = dirtyTotals = false
      dirtyLines = new Set()
      dirtyShops = new Set()
      if (totals) watch.totals.now = summaryOf(total)
      for (const id of lines) watch.lines.emit(id)
      for (const id of shops) watch.shops.emit(id)
      if (totals) watch.summary()
      if (layout) watch.layout()
      onChange()
    },
  }
}

export type Book = ReturnType<typeof createBook>
