import type { Cart, CartLine, CartState, Failure, LineRequest, Notice, Result, Unsubscribe } from '@stoa/cart-core'
import type { GuestCart } from '@stoa/cart-core/guest'

/** Settings of the page: attributes of `<stoa-market>`, or their defaults. */
export interface MarketConfig {
  /** Origin of the marketplace, such as `https://market.example`. Default: the script's. */
  readonly origin: string
  /** Language tag for amounts. Default: `lang` of the page. */
  readonly locale: string
  readonly theme: 'light' | 'dark' | 'auto'
}

/** Product to add. `variant` is the id of a variant, and absent for products without options. */
export interface AddRequest {
  readonly product: string
  readonly variant?: string | undefined
  /** Default 1. */
  readonly quantity?: number | undefined
}

/** Payloads of the events, by name. The DOM event has `stoa-` before it. Amounts are in minor units. */
export interface StoaEvents {
  /** On `document`, after each change of the cart. */
  readonly cart: CartState
  /** On `document`: a message for the shopper. */
  readonly notice: Notice
  /** From the element that added. */
  readonly added: { readonly request: AddRequest; readonly line: CartLine }
  /** From the element that tried to add. `text` says why, in English. */
  readonly refused: { readonly request: AddRequest; readonly error: Failure; readonly text: string }
  readonly open: null
  readonly close: null
  /** Cancelable: after `preventDefault()` the shopper stays on this page. */
  readonly checkout: { readonly lines: readonly LineRequest[] }
}

export type StoaEvent = keyof StoaEvents

/** What hosts use: `import { stoa }`, or `window.stoa`. */
export interface Stoa {
  /** Calls the listener with the last payload, if there is one, and at each event. Returns how to stop. */
  on<E extends StoaEvent>(event: E, listener: (payload: StoaEvents[E]) => void): Unsubscribe
  /** Payload of the last event of this name, or null if there was none. */
  last<E extends StoaEvent>(event: E): StoaEvents[E] | null
  add(request: AddRequest): Promise<Result<CartLine>>
  /** Opens the cart drawer. On a page without one, goes to the cart of the marketplace. */
  open(): void
  close(): void
  /** Takes the selected lines to the marketplace. */
  checkOut(): void
  /** Removes all lines of the page's cart. */
  clear(): Promise<void>
  /** Loads header, cart and drawer. Needed only if they are inside a shadow root of the page. */
  load(): Promise<void>
}

/** Calls of the API, without credentials. They reject with an `ApiError`. */
export interface Calls {
  /** Returns the JSON of a public path of the API. Each path is read once per page. */
  read(path: `/api/public/${string}`): Promise<unknown>
  /** Returns prices and problems of the lines, in their order; null for a product that is gone. */
  quote(lines: readonly LineRequest[]): Promise<readonly (CartLine | null)[]>
  /** Returns the line as the server describes it, or null if it sells no such product. */
  quoteOne(request: AddRequest): Promise<CartLine | null>
  /** Currency of all amounts (ISO 4217). Null until the first quote of this page or of an earlier one. */
  currency(): string | null
}

/** A guest's cart, or the core of a session. */
export type CartPort = GuestCart

/** Cart drawer of the page, while it is connected. */
export interface Drawer {
  open(): void
  close(): void
}

/** The cart of the page. All copies of the script share one, so that its shape is fixed within a major version. */
export interface Market {
  readonly config: MarketConfig
  readonly calls: Calls
  /** Stays the same object when the port changes. */
  readonly cart: Cart
  /** Open drawers add themselves when they are connected. */
  readonly drawers: Set<Drawer>
  readonly stoa: Stoa
  /** Reads the cart for the first time. Doing it twice is doing it once. */
  start(): void
  /** Sets the page's settings, before `start`. */
  configure(settings: Partial<MarketConfig>): void
  /** Adds the product and dispatches `stoa-added` or `stoa-refused` from `source`. */
  add(request: AddRequest, source: EventTarget): Promise<Result<CartLine>>
  /** Keeps the payload and dispatches the event. Returns false if a listener canceled it. */
  emit<E extends StoaEvent>(event: E, payload: StoaEvents[E], source?: EventTarget): boolean
}
