import type {
  Cart,
  CartLine,
  CartState,
  Failure,
  LineRequest,
  Notice,
  Result,
  Unsubscribe,
} from '@stoa/cart-core'
import type { GuestCart } from '@stoa/cart-core/guest'
import type { MarketLabels } from './market.labels.ts'

/** Settings of the page: attributes of `<stoa-market>`, or their defaults. */
export interface MarketConfig {
  /** Origin of the marketplace, such as `https://market.example`. Default: the script's. */
  readonly origin: string
  /** Language tag for numbers. Default: `lang` of the page. */
  readonly locale: string
  readonly theme: 'light' | 'dark' | 'auto'
  /** Texts of the elements. */
  readonly labels: MarketLabels
}

/** Product to add. */
export interface AddRequest {
  /** Id of the product. */
  readonly product: string
  /** Id of the variant. Absent for a product without options. */
  readonly variant?: string | undefined
  /** Default 1. */
  readonly quantity?: number | undefined
}

/** Payloads of the events, by name. The DOM event of each has `stoa-` before its name. Amounts are in minor units. */
export interface StoaEvents {
  /** State of the cart. Dispatched by `document` when the cart has been read and after each change. */
  readonly cart: CartState
  /** Message for the shopper, dispatched by `document`. */
  readonly notice: Notice
  /** Line that was added, dispatched by the element that added it. */
  readonly added: { readonly request: AddRequest; readonly line: CartLine }
  /** Reason why nothing was added, dispatched by the element. `text` is for shoppers. */
  readonly refused: { readonly request: AddRequest; readonly error: Failure; readonly text: string }
  /** Dispatched by the drawer when it opens. */
  readonly open: null
  /** Dispatched by the drawer when it closes. */
  readonly close: null
  /**
   * Lines to check out, dispatched by `document` before the page is left. After `preventDefault()` the shopper stays.
   */
  readonly checkout: { readonly lines: readonly LineRequest[] }
}

export type StoaEvent = keyof StoaEvents

/** Functions for hosts: `import { stoa }`, or `window.stoa`. */
export interface Stoa {
  /** Version of the copy of the script that came first. All copies on a page use its functions. */
  readonly version: string
  /** Calls the listener with the last payload, if there is one, and at each event. Returns a function that ends this. */
  on<E extends StoaEvent>(event: E, listener: (payload: StoaEvents[E]) => void): Unsubscribe
  /** Returns the payload of the last event of this name, or null if there was none. */
  last<E extends StoaEvent>(event: E): StoaEvents[E] | null
  add(request: AddRequest): Promise<Result<CartLine | null>>
  /**
   * Opens the cart drawer. On a page without one, moves to `<stoa-cart>`; if there is none either, takes all lines to the
   * marketplace.
   */
  open(): void
  close(): void
  /** Takes the selected lines to the marketplace. */
  checkOut(): Promise<void>
  /** Removes all lines of the page's cart. */
  clear(): Promise<void>
  /** Loads header, cart and drawer. Needed only if all of them are inside shadow roots of the page. */
  load(): Promise<void>
}

/** Calls of the API, without credentials. They reject with an `ApiError`. */
export interface Calls {
  /** Returns the JSON of a public path of the marketplace. Calls of the same path share one request per page. */
  read(path: `/${string}`): Promise<unknown>
  /** Returns prices and problems of the lines, in their order; null for a product that is gone. */
  quote(lines: readonly LineRequest[]): Promise<readonly (CartLine | null)[]>
  /** Returns the line as the server describes it, or null if there is no such product or variant. */
  quoteOne(request: AddRequest): Promise<CartLine | null>
  /** Currency of all amounts (ISO 4217). Null until the first quote of this page or of an earlier one. */
  currency(): string | null
  /** Asks the marketplace for the currency, once per page. */
  readCurrency(): Promise<string>
}

/** Reason why nothing was added. */
export interface Refusal extends Failure {
  /** Reason for shoppers. */
  readonly text: string
}

/** Result of an addition. */
export type Added =
  | { readonly ok: true; readonly value: CartLine | null }
  | { readonly ok: false; readonly error: Refusal }

/** Cart as elements use it. Saved lines and results of a merge are shown by the marketplace's own pages only. */
export type ElementCart = Omit<Cart, 'saveForLater' | 'restore' | 'removeSaved' | 'dismissMergeResults'>

/** A guest's cart, the core of a session, or a bridge to the marketplace's own cart. */
export interface CartPort extends Omit<GuestCart, 'cart'> {
  readonly cart: Omit<ElementCart, 'add' | 'change'> & Partial<ElementCart>
  /** Adds a product in place of `cart.add`, which a bridge lacks. */
  addRequest?(request: AddRequest, labels: MarketLabels): Promise<Added>
}

/** Cart drawer of the page, while it is connected. */
export interface Drawer {
  /** Whether it covers the page. */
  readonly isOpen?: boolean
  open(): void
  close(): void
}

/**
 * The market object of a page. All copies of the script share one, whichever version they have: within a major version
 * its shape only grows.
 */
export interface Market {
  readonly config: MarketConfig
  readonly calls: Calls
  /** Empty until it has been read. Its actions need a `start` before. Stays the same object when a session replaces it. */
  readonly cart: ElementCart
  /** Whether the marketplace's own pages show this cart, once it has been read. */
  readonly isMarketplaceCart: boolean
  /** A drawer adds itself when it is connected, and removes itself when it is disconnected. */
  readonly drawers: Set<Drawer>
  readonly stoa: Stoa
  /**
   * Loads the cart's code and reads the cart. Later calls return the same promise. Rejects if the code couldn't be loaded;
   * the next call tries again.
   */
  start(): Promise<void>
  /** Reads the cart if lines or a session are stored, now or later. Otherwise no code is loaded. */
  peek(): Promise<void>
  /** Changes settings. The origin counts until the cart is read. */
  configure(settings: Partial<MarketConfig>): void
  /** Adds the product and dispatches `stoa-added` or `stoa-refused` from `source`. */
  add(request: AddRequest, source: EventTarget): Promise<Result<CartLine | null>>
  /** Keeps the payload and dispatches the event. Returns false if a listener canceled it. */
  emit<E extends StoaEvent>(event: E, payload: StoaEvents[E], source?: EventTarget): boolean
}
