import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type {
  AuthState,
  CartRow,
  CartState,
  Core,
  CoreEvents,
  ShopGroup,
  ShopSummary,
  Store,
  Summary,
} from '../index.ts'

const CoreContext = createContext<Core | null>(null)

export interface CoreProviderProps {
  core: Core
  children?: ReactNode
}

/**
 * Gives the tree its core, and starts it after hydration in a separate task. Storage is therefore never read while
 * rendering, and drawing the stored session and cart does not prolong the task that hydrates the page.
 */
export function CoreProvider({ core, children }: CoreProviderProps) {
  useEffect(() => {
    const starting = setTimeout(() => core.start())
    return () => {
      clearTimeout(starting)
      core.stop()
    }
  }, [core])
  return <CoreContext.Provider value={core}>{children}</CoreContext.Provider>
}

/** The core of the nearest `CoreProvider`; throws outside of one. */
export function useCore(): Core {
  const core = useContext(CoreContext)
  if (!core) throw new Error('useCore: wrap the tree in <CoreProvider>')
  return core
}

type Pick<S, T> = (state: S) => T
type Same = (a: unknown, b: unknown) => boolean

const whole = <S,>(state: S) => state

function useSlice<S, T>(store: Store<S>, pick: Pick<S, T>, same: Same = Object.is): T {
  const last = useRef<{ value: T } | null>(null)
  const read = (state: S): T => {
    const value = pick(state)
    if (last.current && same(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.getInitial()),
  )
}

/** The auth state, or what `pick` takes from it. */
export function useAuth(): AuthState
export function useAuth<T>(pick: Pick<AuthState, T>, same?: Same): T
export function useAuth<T>(pick: Pick<AuthState, T> = whole as never, same?: Same): T {
  return useSlice(useCore().auth, pick, same)
}

/** Whether the stored session is resolved: what a guard waits for. */
export function useAuthReady(): boolean {
  const { auth } = useCore()
  return useSyncExternalStore(auth.subscribe, auth.isReady, () => false)
}

/** The cart's state, or what `pick` takes from it. A pick that builds an object or list needs `shallowEqual`. */
export function useCart(): CartState
export function useCart<T>(pick: Pick<CartState, T>, same?: Same): T
export function useCart<T>(pick: Pick<CartState, T> = whole as never, same?: Same): T {
  return useSlice(useCore().cart, pick, same)
}

/** One line, rendered again only when something of it changes; undefined when it is gone. */
export function useCartLine(id: string): CartRow | undefined {
  return useCart(({ rows, positions }) => rows[positions.get(id) ?? -1])
}

/** The selection and subtotal of one group's lines. */
export function useCartShop(groupId: string): ShopSummary | undefined {
  return useCart(({ shops }) => shops.get(groupId))
}

/** Returns the lines grouped by shop. Changes only when a line is added or removed. */
export function useCartGroups(): readonly ShopGroup[] {
  return useCart(({ groups }) => groups)
}

/** The totals of the cart and of what is selected, in minor units. */
export function useCartSummary(): Summary {
  return useCart(({ summary }) => summary)
}

/** Units in the cart: the badge's number. */
export function useCartCount(): number {
  return useCart(({ summary }) => summary.count)
}

/** Calls `listener` (always the latest one given) for each event. */
export function useCoreEvent<E extends keyof CoreEvents>(
  event: E,
  listener: (detail: CoreEvents[E]) => void,
) {
  const core = useCore()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => core.on(event, detail => latest.current(detail)), [core, event])
}
