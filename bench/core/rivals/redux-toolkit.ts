import {
  configureStore,
  createEntityAdapter,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { type Change, makeSaver, type Rival, type Shop, type Totals } from '../work.ts'

interface LineState {
  id: string
  shopId: string
  price: number
  quantity: number
  selected: boolean
}

const linesOf = (shops: readonly Shop[]): LineState[] =>
  shops.flatMap(({ id: shopId, lines }) => lines.map(line => ({ ...line, shopId, selected: false })))

export const reduxToolkit: Rival = {
  name: 'Redux Toolkit',
  make(shops) {
    const adapter = createEntityAdapter<LineState>()
    const initialState = adapter.setAll(adapter.getInitialState({ pending: [] as Change[] }), linesOf(shops))
    const slice = createSlice({
      name: 'cart',
      initialState,
      reducers: {
        toggled(state, { payload }: PayloadAction<string>) {
          const line = state.entities[payload]
          if (line) line.selected = !line.selected
        },
        allSelected(state) {
          const on = !state.ids.every(id => state.entities[id]?.selected)
          for (const id of state.ids) state.entities[id]!.selected = on
        },
        quantitySet(state, { payload: { id, quantity } }: PayloadAction<Change>) {
          state.entities[id]!.quantity = quantity
        },
        began(state, { payload }: PayloadAction<Change>) {
          state.pending.push(payload)
        },
        settled(state) {
          state.pending = []
        },
      },
    })
    const store = configureStore({
      reducer: slice.reducer,
      devTools: false,
      // Its checks for development would make it slower than it is.
      middleware: defaults => defaults({ immutableCheck: false, serializableCheck: false }),
    })
    const { allSelected, began, quantitySet, settled, toggled } = slice.actions
    const confirmed = adapter.getSelectors().selectAll
    const shown = createSelector(
      [confirmed, (state: typeof initialState) => state.pending],
      (lines, pending) => {
        const quantities = new Map(pending.map(({ id, quantity }) => [id, quantity]))
        return quantities.size
          ? lines.map(line => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
          : lines
      },
    )
    const save = makeSaver()

    const totals = (): Totals => {
      const lines = shown(store.getState())
      let [count, selectedLines, subtotal] = [0, 0, 0]
      for (const { selected, quantity, price } of lines) {
        count += quantity
        if (selected) {
          selectedLines++
          subtotal += quantity * price
        }
      }
      return {
        count,
        lines: lines.length,
        selectedLines,
        allSelected: lines.length > 0 && selectedLines === lines.length,
        subtotal,
      }
    }

    return {
      toggle: id => void store.dispatch(toggled(id)),
      selectAll: () => void store.dispatch(allSelected()),
      setQuantity: (id, quantity) => void store.dispatch(quantitySet({ id, quantity })),
      begin: change => void store.dispatch(began(change)),
      read: () => shown(store.getState()).length,
      totals,
      subscribe: listener => void store.subscribe(listener),
      row: id => store.getState().entities[id]?.selected,
      shownTotals: () => store.getState(),
      flush: () =>
        save(
          confirmed(store.getState())
            .filter(line => line.selected)
            .map(({ id }) => id),
        ),
      settle: async () => void store.dispatch(settled()),
    }
  },
}
