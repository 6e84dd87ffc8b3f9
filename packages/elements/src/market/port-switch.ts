import type { CartState, Unsubscribe } from '@stoa/cart-core'
import type { Added, CartPort, ElementCart } from './types.ts'

interface Listeners {
  readonly onChange: () => void
  readonly onNotice: Parameters<CartPort['on']>[1]
}

/** Cart without lines, before any code of a cart has loaded. */
const EMPTY: CartState = {
  phase: 'idle',
  lines: [],
  rows: [],
  positions: new Map(),
  groups: [],
  shops: new Map(),
  selectedIds: new Set(),
  pending: new Map(),
  summary: {
    count: 0,
    lines: 0,
    selectableCount: 0,
    selectableLines: 0,
    selectedCount: 0,
    selectedLines: 0,
    allSelected: false,
    subtotal: 0,
    shipping: 0,
    total: 0,
  },
  saved: [],
  mergeResults: null,
}

const ACTIONS = [
  'add',
  'setQuantity',
  'remove',
  'undoRemove',
  'toggle',
  'toggleShop',
  'selectAll',
  'reload',
  'beginCheckout',
  'change',
] as const satisfies (keyof ElementCart)[]

/** A cart that stays the same object while its port is loaded and replaced. Its actions need a port. */
export function createPortSwitch({ onChange, onNotice }: Listeners) {
  let port: CartPort | null = null
  let empty = EMPTY
  let stops: Unsubscribe[] = []
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of [...listeners]) listener()
    onChange()
  }
  const delegate =
    (name: (typeof ACTIONS)[number]) =>
    (...args: unknown[]): unknown => {
      if (!port) throw new Error('The cart has not been loaded')
      return (port.cart[name] as (...args: unknown[]) => unknown)(...args)
    }
  const cart = {
    ...Object.fromEntries(ACTIONS.map(name => [name, delegate(name)])),
    get: () => port?.cart.get() ?? empty,
    getInitial: () => EMPTY,
    subscribe(listener: () => void) {
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
  } as unknown as ElementCart

  return {
    cart,
    /** Adds by the port itself, if it does so. */
    addRequest: (...given: Parameters<NonNullable<CartPort['addRequest']>>): Promise<Added> | undefined =>
      port?.addRequest?.(...given),
    /** Starts the port in place of the one before. */
    use(next: CartPort) {
      for (const stop of stops) stop()
      port?.stop()
      port = next
      stops = [port.cart.subscribe(changed), port.on('notice', onNotice)]
      port.start()
      changed()
    },
    /** Shows that nothing is stored. */
    showEmpty() {
      if (port || empty !== EMPTY) return
      empty = { ...EMPTY, phase: 'ready' }
      changed()
    },
  }
}
