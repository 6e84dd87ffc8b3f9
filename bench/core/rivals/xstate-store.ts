import { createStore } from '@xstate/store'
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

interface Context {
  readonly shops: readonly Shop[]
  readonly selected: ReadonlySet<string>
  readonly pending: readonly Change[]
}

const shown = ({ shops, pending }: Context) => (pending.length ? projected(shops, pending) : shops)

export const xstateStore: Rival = {
  name: '@xstate/store',
  make(shops) {
    const store = createStore({
      context: { shops, selected: new Set<string>(), pending: [] } as Context,
      on: {
        toggled: (context: Context, { id }: { id: string }) => ({
          ...context,
          selected: toggled(context.selected, id),
        }),
        allSelected: (context: Context) => ({
          ...context,
          selected: allOrNone(context.shops, context.selected),
        }),
        began: (context: Context, change: Change) => ({
          ...context,
          pending: [...context.pending, change],
        }),
        settled: (context: Context) => ({ ...context, pending: [] }),
        quantitySet: (context: Context, { id, quantity }: Change) => ({
          ...context,
          shops: withQuantities(context.shops, new Map([[id, quantity]])),
        }),
      },
    })
    const context = () => store.getSnapshot().context
    const save = makeSaver()
    return {
      toggle: id => store.trigger.toggled({ id }),
      selectAll: () => store.trigger.allSelected(),
      setQuantity: (id, quantity) => store.trigger.quantitySet({ id, quantity }),
      begin: change => store.trigger.began(change),
      read: () => countLines(shown(context())),
      totals: () => totalsOf(shown(context()), context().selected),
      subscribe: listener => void store.subscribe(listener),
      row: id => context().selected.has(id),
      shownTotals: context,
      flush: () => save(context().selected),
      settle: async () => store.trigger.settled(),
    }
  },
}
