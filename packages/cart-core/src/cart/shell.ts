import { STORAGE_KEYS } from '../constants.ts'
import type { Kit } from '../kit.ts'
import type { MessageId } from '../messages.ts'
import { failed, nothingSelected, ok } from '../result.ts'
import type { CartItem, CartState, Result, ShopLayout } from '../types.ts'
import type { Cart, CartActions } from './actions.ts'
import type { CartHalf } from './index.ts'
import { NO_SUMMARY } from './tally.ts'
import type { Watch } from './watch.ts'

const INITIAL: CartState = {
  phase: 'idle',
  groups: [],
  selectedIds: new Set(),
  pending: new Map(),
  saved: [],
  receipt: null,
}
const NOT_LOADED = 'The cart could not be loaded'
const NO_LAYOUT: readonly ShopLayout[] = []

interface Wiring {
  readonly watch: Watch
  /** The half that keeps a cart, if it is here. */
  readonly here: () => CartHalf | undefined
  /** Loads it; rejects when that cannot be done. */
  readonly bring: () => Promise<CartHalf>
}

/** The cart as long as there is nothing in it. What keeps one comes with the first line, stored or added. */
export function createShell({ vault, notify }: Kit, { watch, here, bring }: Wiring) {
  const { totals } = watch
  let state = INITIAL
  // Whether a guest shops here, as far as is known.
  let isGuest = false
  let opening: Promise<Result<null>> | null = null

  const show = (phase: CartState['phase']) => {
    state = { ...INITIAL, phase }
    watch.changed()
  }
  const isStored = () => vault.raw(STORAGE_KEYS.guestItems) !== null || vault.raw(STORAGE_KEYS.saved) !== null

  /** Loads the cart that is stored. */
  const open = () => {
    opening ??= (async () => {
      show('loading')
      try {
        await bring()
        return ok(null)
      } catch (error) {
        show('failed')
        notify('cart.loadFailed')
        return failed(error, NOT_LOADED)
      } finally {
        opening = null
      }
    })()
    return opening
  }

  type Action = 'add' | 'setQuantity' | 'remove' | 'undoRemove' | 'saveForLater' | 'restore'
  const action =
    <K extends Action>(name: K, problem: MessageId = 'cart.addFailed') =>
    async (...args: Parameters<CartActions[K]>): Promise<Result<CartItem | null>> => {
      let half = here()
      try {
        half ??= await bring()
      } catch (error) {
        notify(problem)
        return failed(error, NOT_LOADED)
      }
      return (half.cart[name] as (...args: unknown[]) => Promise<Result<CartItem | null>>)(...args)
    }

  const cart: Cart = {
    get: () => here()?.cart.get() ?? state,
    getInitial: () => INITIAL,
    subscribe: watch.changed.on,
    lines: watch.lines,
    shops: watch.shops,
    layout: {
      get: () => here()?.layout() ?? NO_LAYOUT,
      getInitial: () => NO_LAYOUT,
      subscribe: watch.layout.on,
    },
    summary: {
      get: () => totals.now,
      getInitial: () => NO_SUMMARY,
      subscribe: watch.summary.on,
    },
    add: action('add'),
    undoRemove: action('undoRemove'),
    restore: action('restore'),
    setQuantity: action('setQuantity', 'cart.updateFailed'),
    remove: action('remove', 'cart.removeFailed'),
    saveForLater: action('saveForLater', 'cart.removeFailed'),
    toggle: id => here()?.cart.toggle(id),
    toggleShop: id => here()?.cart.toggleShop(id),
    selectAll: () => here()?.cart.selectAll(),
    removeSaved: id => here()?.cart.removeSaved(id),
    dismissReceipt: () => here()?.cart.dismissReceipt(),
    reload: async () => here()?.cart.reload() ?? (isStored() ? open() : ok(null)),
    beginCheckout() {
      const begun = here()?.cart.beginCheckout()
      if (begun) return begun
      notify('checkout.nothingSelected')
      return nothingSelected()
    },
  }

  return {
    cart,
    isGuest: () => isGuest,
    /** Nobody is signed in. */
    leave() {
      isGuest = true
      const half = here()
      if (half) half.leave()
      else if (isStored()) void open()
      else show('ready')
    },
    /** Another tab wrote the key; null is every key. */
    external(key: string | null) {
      const half = here()
      if (half) half.external(key)
      else if (isGuest && isStored()) void open()
    },
    /** The page comes back, or the network does. */
    wake() {
      const half = here()
      if (half) half.wake()
      else if (isGuest && isStored()) void open()
    },
    halt() {
      isGuest = false
      here()?.halt()
    },
  }
}
