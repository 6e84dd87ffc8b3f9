import type { CartState } from '@stoa/cart-core'
import { useSyncExternalStore } from 'react'
import type { Market } from '../market/types.ts'

/** Page and element that content is drawn for. */
export interface Drawing {
  readonly market: Market
  /** The element, for events. */
  readonly element: HTMLElement
}

/** Returns the part of the cart that `pick` takes from it. */
export const useCart = <T>({ cart }: Market, pick: (state: CartState) => T): T =>
  useSyncExternalStore(
    cart.subscribe,
    () => pick(cart.get()),
    () => pick(cart.getInitial()),
  )
