import { atom, computed } from 'nanostores'
import {
  allOrNone,
  type Change,
  countLines,
  makeSaver,
  projected,
  type Rival,
  type Shop,
  toggled,
  totalsOf,
  withQuantities,
} from '../work.ts'

export const nanostores: Rival = {
  name: 'nanostores',
  make(shops) {
    const $confirmed = atom<readonly Shop[]>(shops)
    const $pending = atom<readonly Change[]>([])
    const $selected = atom<ReadonlySet<string>>(new Set())
    const $shown = computed([$confirmed, $pending], (confirmed, pending) =>
      pending.length ? projected(confirmed, pending) : confirmed,
    )
    const $totals = computed([$shown, $selected], totalsOf)
    const save = makeSaver()
    // Mounted, as on a page.
    $totals.listen(() => {})
    return {
      toggle: id => $selected.set(toggled($selected.get(), id)),
      selectAll: () => $selected.set(allOrNone($confirmed.get(), $selected.get())),
      setQuantity: (id, quantity) =>
        $confirmed.set(withQuantities($confirmed.get(), new Map([[id, quantity]]))),
      begin: change => $pending.set([...$pending.get(), change]),
      read: () => countLines($shown.get()),
      totals: () => $totals.get(),
      subscribe: listener => void $totals.listen(listener),
      row: id => $selected.get().has(id),
      shownTotals: () => $totals.get(),
      flush: () => save($selected.get()),
      settle: async () => $pending.set([]),
    }
  },
}
