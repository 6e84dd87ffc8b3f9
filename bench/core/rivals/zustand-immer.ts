import { enableMapSet } from 'immer'
import { immer } from 'zustand/middleware/immer'
import { createStore } from 'zustand/vanilla'
import { type Change, countLines, makeSaver, projected, type Rival, totalsOf } from '../work.ts'

enableMapSet()

interface Line {
  id: string
  price: number
  quantity: number
}

interface State {
  shops: { id: string; lines: Line[] }[]
  selected: Set<string>
  pending: Change[]
}

const shown = ({ shops, pending }: State) => (pending.length ? projected(shops, pending) : shops)

export const zustandImmer: Rival = {
  name: 'zustand + immer',
  make(shops) {
    const store = createStore<State>()(
      immer(() => ({ shops: shops as State['shops'], selected: new Set<string>(), pending: [] })),
    )
    const save = makeSaver()
    return {
      toggle: id =>
        store.setState(state => {
          if (!state.selected.delete(id)) state.selected.add(id)
        }),
      selectAll: () =>
        store.setState(state => {
          const ids = state.shops.flatMap(({ lines }) => lines.map(({ id }) => id))
          if (state.selected.size === ids.length) state.selected.clear()
          else for (const id of ids) state.selected.add(id)
        }),
      setQuantity: (id, quantity) =>
        store.setState(state => {
          for (const shop of state.shops)
            for (const line of shop.lines)
              if (line.id === id) {
                line.quantity = quantity
                return
              }
        }),
      begin: change =>
        store.setState(state => {
          state.pending.push(change)
        }),
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
