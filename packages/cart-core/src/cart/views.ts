import type { CartItem, Line, Minor, PendingKind, ShopGroup, ShopLayout, ShopSummary } from '../types.ts'
import type { Tally } from './tally.ts'

export type GroupHead = Omit<ShopGroup, 'cartDTOList'>

export interface Group extends Tally {
  head: GroupHead
  /** Confirmed and provisional lines in order, hidden ones too. */
  ids: string[]
  summary: ShopSummary | null
  list: ShopGroup | null
  layout: ShopLayout | null
}

/** A line that is shown. */
export interface Entry {
  item: CartItem
  readonly group: Group
  readonly amount: Minor
  selected: boolean
  readonly pending: PendingKind | null
  view: Line | null
}

/** What those who watch get to see: made when it is asked for, and kept until it is out of date. */
export function createViews(groups: ReadonlyMap<string, Group>, entries: ReadonlyMap<string, Entry>) {
  let layout: readonly ShopLayout[] | null = []
  let lists: readonly ShopGroup[] | null = []
  let selected: ReadonlySet<string> | null = new Set()

  const shown = () => [...groups.values()].filter(group => group.lines)

  return {
    line(id: string): Line | undefined {
      const entry = entries.get(id)
      if (!entry) return undefined
      const { item, selected, pending, amount } = entry
      if (entry.view?.selected !== selected) entry.view = { item, selected, pending, amount }
      return entry.view
    },

    shop(id: string): ShopSummary | undefined {
      const group = groups.get(id)
      if (!group?.lines) return undefined
      const { lines, selectedLines, subtotal } = group
      group.summary ??= {
        selected: selectedLines === lines ? 'all' : selectedLines ? 'some' : 'none',
        lines,
        selectedLines,
        subtotal,
      }
      return group.summary
    },

    layout(): readonly ShopLayout[] {
      layout ??= shown().map(group => {
        const { head, ids } = group
        group.layout ??= { ...head, lineIds: ids.filter(id => entries.has(id)) }
        return group.layout
      })
      return layout
    },

    groups(): readonly ShopGroup[] {
      lists ??= shown().map(group => {
        const { head, ids } = group
        group.list ??= { ...head, cartDTOList: ids.flatMap(id => entries.get(id)?.item ?? []) }
        return group.list
      })
      return lists
    },

    /** The selected lines that are shown. */
    selectedIds(): ReadonlySet<string> {
      if (!selected) {
        const ids = new Set<string>()
        for (const [id, entry] of entries) if (entry.selected) ids.add(id)
        selected = ids
      }
      return selected
    },

    itemChanged(group: Group) {
      group.list = lists = null
    },
    structureChanged(group?: Group) {
      layout = lists = null
      if (group) group.layout = group.list = null
    },
    selectionChanged() {
      selected = null
    },
  }
}
