import { createStore } from 'zustand/vanilla'
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

interface State {
  readonly shops: readonly Shop[]
  readonly selected: ReadonlySet<string>
  readonly pending: readonly Change[]
}

const shown = ({ shops, pending }: State) => (pending.length ? projected(shops, pending) : shops)

export const zustand: Rival = {
  name: 'zustand',
  make(shops) {
    const store = createStore<State>(() => ({ shops, selected: new Set(), pending: [] }))
    const save = makeSaver()
    return {
      toggle: id => store.setState(({ selected }) => ({ selected: toggled(selected, id) })),
      selectAll: () => store.setState(({ shops, selected }) => ({ selected: allOrNone(shops, selected) })),
      setQuantity: (id, quantity) =>
        store.setState(({ shops }) => ({ shops: withQuantities(shops, new Map([[id, quantity]])) })),
      begin: change => store.setState(({ pending }) => ({ pending: [...pending, change] })),
      read: () => countLines(shown(store.getState())),
      totals: () => totalsOf(shown(store.getState()), store.getState().selected),
      subscribe: listener => void store.subscribe(listener),
      row: id => store.getState().selected.has(id),
      shownTotals: () => store.getState(),
      flush: () => save(store.getState().selected),
      settle: async () => store.setState({ pending: [] }),
    }
  },
}
