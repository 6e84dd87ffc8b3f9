/** Types of the elements, their attributes and events, for hosts. */
import type { CartLine, Result } from '@stoa/cart-core'
import type { Stoa, StoaEvents } from './market/types.ts'

export type { AddRequest, Stoa, StoaEvent, StoaEvents } from './market/types.ts'

type Theme = 'light' | 'dark' | 'auto'

/** Attributes of the elements. Those that are boolean count by their presence. */
export interface StoaAttributes {
  'stoa-market': { origin?: string; locale?: string; theme?: Theme }
  'stoa-cart-count': object
  'stoa-add-to-cart': { product: string; variant?: string; quantity?: number | string }
  'stoa-header': { theme?: Theme; static?: boolean; logo?: string; 'logo-href'?: string }
  'stoa-cart': { theme?: Theme; checkout?: 'hand-over' | 'link' | 'none' }
  'stoa-cart-drawer': { theme?: Theme; 'opens-on-add'?: boolean; open?: boolean }
}

export interface StoaCartCountElement extends HTMLElement {
  /** Number of items in the cart. */
  readonly count: number
}

export interface StoaAddToCartElement extends HTMLElement {
  add(): Promise<Result<CartLine | null>>
}

export interface StoaCartDrawerElement extends HTMLElement {
  open(): void
  close(): void
  toggle(): void
}

/** DOM events of the elements, by name. */
export type StoaEventMap = { [E in keyof StoaEvents as `stoa-${E}`]: CustomEvent<StoaEvents[E]> }

declare global {
  interface HTMLElementTagNameMap {
    'stoa-market': HTMLElement
    'stoa-cart-count': StoaCartCountElement
    'stoa-add-to-cart': StoaAddToCartElement
    'stoa-header': HTMLElement
    'stoa-cart': HTMLElement
    'stoa-cart-drawer': StoaCartDrawerElement
  }
  interface HTMLElementEventMap extends StoaEventMap {}
  interface DocumentEventMap extends StoaEventMap {}
  interface Window {
    stoa?: Stoa
  }
}
