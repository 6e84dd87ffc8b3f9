/** An amount in integer minor units of the marketplace's currency (19.99 is 1999). */
export type Minor = number

/** Field name of a variant (`Color`) to the id of the chosen option. The map is what makes two lines the same line. */
export type VariantValues = Readonly<Record<string, string>>

export interface Role {
  readonly name: string
}

/** The signed-in user, as the profile call answers it. */
export interface User {
  readonly id: string
  readonly username: string
  readonly email?: string
  readonly emailConfirmed?: boolean
  readonly avatar: string | null
  readonly roles: readonly Role[]
}

/** What is kept under `user-data`. `isActive` 0 means that the account was never activated. */
export interface SessionRecord {
  readonly token: string
  readonly refreshToken: string
  readonly isActive: number
}

export interface Picture {
  readonly id: string
  readonly alt: string
  readonly base: string
  readonly widths: readonly number[]
}

/** The product as the line shows it. Prices in minor units. */
export interface LineProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly price: Minor
  readonly priceSale: Minor | null
  readonly picture: Picture | null
}

export interface LineShop {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/**
 * Why a line cannot be bought as it stands. Known codes: `price_changed`, `stock_reduced`, `out_of_stock`,
 * `shop_closed`; a server may add fields and codes.
 */
export interface Problem {
  readonly code: string
  readonly [field: string]: unknown
}

/** One line of a cart. Prices in minor units; `stock` null means that stock is not tracked. */
export interface CartItem {
  readonly id: string
  readonly quantity: number
  readonly isReview: boolean
  readonly variantValues: VariantValues
  /** Readable option names by variant name (`Color` → `Red`). */
  readonly variantLabels: VariantValues
  readonly shop: LineShop
  readonly productDTO: LineProduct
  readonly stock: number | null
  readonly problems: readonly Problem[]
}

/** The lines of one shop. A guest's lines are one group with the id `guest` and an empty name. */
export interface ShopGroup {
  readonly id: string
  readonly shopName: string
  readonly shopSlug: string
  readonly shopIdDistrict: number | null
  readonly cartDTOList: readonly CartItem[]
}

/** What to add: the product as the page showed it, prices in decimals as the contract has them. */
export interface NewLine {
  readonly productDTO: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly price: number
    readonly priceSale?: number | null
    readonly picture?: Picture | null
  }
  readonly shop: LineShop
  /** Default 1. */
  readonly quantity?: number
  readonly variantValues?: VariantValues
  readonly variantLabels?: VariantValues
  readonly stock?: number | null
}

export type PendingKind = 'adding' | 'updating' | 'removing'

/** What became of one guest line at the merge. */
export interface SyncReceipt {
  readonly productId: string
  readonly optionIds: readonly string[]
  readonly outcome: 'added' | 'summed' | 'capped' | 'dropped'
  /** The quantity that the server's line has after the merge. */
  readonly quantity: number
  readonly itemId: string | null
  readonly reason: string | null
  /** The name that the guest's line showed. */
  readonly name: string
}

export interface AuthState {
  readonly user: User | null
  readonly isLoading: boolean
  readonly error: string | null
}

export interface CartState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'syncing' | 'failed'
  /** Confirmed lines with every unanswered operation replayed over them. */
  readonly groups: readonly ShopGroup[]
  readonly selectedIds: ReadonlySet<string>
  readonly pending: ReadonlyMap<string, PendingKind>
  /** Lines saved for later, newest last. They live in this browser. */
  readonly saved: readonly CartItem[]
  /** The last merge's receipts, until dismissed. */
  readonly receipt: readonly SyncReceipt[] | null
}

/** One line with what a row needs to draw itself. Replaced only when something of it changes. */
export interface Line {
  readonly item: CartItem
  readonly selected: boolean
  readonly pending: PendingKind | null
  /** (priceSale if present, else price) × quantity, minor units. */
  readonly amount: Minor
}

/** The selection of one shop's lines. */
export interface ShopSummary {
  readonly selected: 'all' | 'some' | 'none'
  readonly lines: number
  readonly selectedLines: number
  /** Selected lines only. */
  readonly subtotal: Minor
}

/** Which lines are there, and under which shop: changes only when a line comes or goes. */
export interface ShopLayout extends Omit<ShopGroup, 'cartDTOList'> {
  readonly lineIds: readonly string[]
}

export interface Summary {
  /** Units of all lines, selected or not: the badge's number. */
  readonly count: number
  readonly lines: number
  readonly selectedLines: number
  readonly allSelected: boolean
  /** Selected lines only. */
  readonly subtotal: Minor
  readonly shipping: Minor
  readonly total: Minor
}

export interface Failure {
  /** The server's problem code, or one of ours: `ignored`, `invalid_line`, `unknown_item`, `not_activated`, `signed_out`, `failed`. */
  readonly code: string
  readonly message: string
  readonly cause?: unknown
}

/** Expected failures are values; only programming errors are thrown. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure }

export type Unsubscribe = () => void

/** A value that can be watched. `getInitial` is what a server render shows. */
export interface Store<S> {
  get(): S
  getInitial(): S
  subscribe(listener: () => void): Unsubscribe
}

/** Many values by id, each watched alone. */
export interface KeyedStore<S> {
  get(id: string): S | undefined
  subscribe(id: string, listener: () => void): Unsubscribe
}
