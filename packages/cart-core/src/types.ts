/** An amount in integer minor units of the marketplace's currency (19.99 is 1999). */
export type Minor = number

/** Variant name (`Color`) to the id of the chosen option. The map is what makes two lines the same line. */
export type VariantValues = Readonly<Record<string, string>>

/** The role that opens the seller area. */
export const ROLE_SHOP_MANAGER = 'ROLE_SHOP_MANAGER'

export interface Role {
  readonly name: string
}

export interface User {
  readonly id: string
  readonly username: string
  readonly email?: string
  readonly emailConfirmed?: boolean
  readonly avatar: string | null
  readonly roles: readonly Role[]
}

/** The stored session. `token` is the access token; `isActive` 0 means that the account was never activated. */
export interface SessionRecord {
  readonly token: string
  readonly refreshToken: string
  readonly isActive: number
}

export interface Registration {
  email: string
  password: string
  username: string
}

/** Sent as it is; the server names the fields. */
export type ProfileChange = { readonly [field: string]: string | Blob | undefined }

export interface Picture {
  readonly id: string
  readonly alt: string
  readonly base: string
  readonly widths: readonly number[]
}

export interface LineProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly picture: Picture | null
}

/** A shop's cheapest delivery, as the server prices it. */
export interface ShopDelivery {
  /** The last one whose `itemsFrom` the sum of the shop's selected lines reaches is the one that counts. */
  readonly steps: readonly { readonly itemsFrom: Minor; readonly price: Minor }[]
  /** Days: `2026-11-26`. */
  readonly arrivesFrom: string
  readonly arrivesTo: string
}

export interface LineShop {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** Null if the shop has none; absent until the server has said. */
  readonly logo?: Picture | null
  /** Name of the shop's color; absent until the server has said. */
  readonly tone?: string
  /** Null if the shop does not ship to the destination, or not at present; absent until the server has said. */
  readonly delivery?: ShopDelivery | null
}

/**
 * Reason why a line cannot be bought unchanged. Known codes: `price_changed`, `stock_reduced`, `out_of_stock`,
 * `shop_closed`, `shipping_unavailable`; a server may add codes.
 */
export interface Problem {
  readonly code: string
  /** Quantity in stock, with `stock_reduced`. */
  readonly available?: number | null
  /** Former unit price, with `price_changed`. */
  readonly previousPrice?: Minor | null
  /** Day from which a shop on vacation sells again, with `shop_closed`: `2026-12-12`. */
  readonly backOn?: string | null
  /** More about the code, as the server gives it. */
  readonly reason?: string
}

/** One line of a cart. What one unit costs now is `unitPrice(line)`: the sale price if there is one, else the price. */
export interface CartLine {
  readonly id: string
  readonly product: LineProduct
  readonly shop: LineShop
  readonly variantValues: VariantValues
  /** Readable option names by variant name (`Color` → `Red`). */
  readonly variantLabels: VariantValues
  readonly quantity: number
  /** The list price of one unit. */
  readonly price: Minor
  readonly salePrice: Minor | null
  /** Null means that stock is not tracked. */
  readonly stock: number | null
  readonly problems: readonly Problem[]
  /** Reason why the buyer can't withdraw from the contract, as the server names it. Absent if they can. */
  readonly withdrawalException?: string
}

/** Product to add, as the page showed it. */
export interface NewLine {
  readonly product: Omit<LineProduct, 'picture'> & { readonly picture?: Picture | null }
  readonly shop: LineShop
  readonly price: Minor
  readonly salePrice?: Minor | null
  /** Default 1. */
  readonly quantity?: number
  readonly variantValues?: VariantValues
  readonly variantLabels?: VariantValues
  readonly stock?: number | null
}

export type PendingKind = 'adding' | 'updating' | 'removing'

/** Result of the merge for one guest line. */
export interface MergeResult {
  readonly productId: string
  readonly optionIds: readonly string[]
  readonly outcome: 'added' | 'summed' | 'capped' | 'dropped'
  /** The quantity that the server's line has after the merge. */
  readonly quantity: number
  readonly lineId: string | null
  readonly reason: string | null
  /** The name that the guest's line showed. */
  readonly name: string
}

export interface AuthState {
  readonly user: User | null
  readonly isLoading: boolean
  readonly error: string | null
}

/** One line with what a row needs to draw itself. The same object until something of it changes. */
export interface CartRow {
  readonly line: CartLine
  /** Whether the line can be bought unchanged. Other lines are never selected. */
  readonly selectable: boolean
  readonly selected: boolean
  readonly pending: PendingKind | null
  readonly unitPrice: Minor
  /** Unit price × quantity. */
  readonly amount: Minor
}

/** Lines of one shop. The same object until a line is added or removed. */
export interface ShopGroup {
  /** Id of the shop. If a guest's lines aren't grouped by shop, one group has the id `guest` and an empty name. */
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly lineIds: readonly string[]
}

/** The selection of one group's lines. */
export interface ShopSummary {
  /** Counts only lines that can be bought. */
  readonly selected: 'all' | 'some' | 'none'
  readonly lines: number
  readonly selectableLines: number
  readonly selectedLines: number
  /** Selected lines only. */
  readonly subtotal: Minor
}

export interface Summary {
  /** Units of all lines, selected or not: the badge's number. */
  readonly count: number
  readonly lines: number
  /** Units of the lines that can be bought. */
  readonly selectableCount: number
  readonly selectableLines: number
  /** Units of the selected lines. */
  readonly selectedCount: number
  readonly selectedLines: number
  readonly allSelected: boolean
  /** Selected lines only. */
  readonly subtotal: Minor
  readonly shipping: Minor
  readonly total: Minor
}

/** The cart as it is shown: confirmed lines with every pending operation applied. */
export interface CartState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'merging' | 'failed'
  /** Group by group. */
  readonly lines: readonly CartLine[]
  /** One row per line, in the same order. `cartRow(state, id)` finds one. */
  readonly rows: readonly CartRow[]
  /** Position of a line in `lines` and `rows`, by its id. */
  readonly positions: ReadonlyMap<string, number>
  readonly groups: readonly ShopGroup[]
  /** Summaries by the group's id. */
  readonly shops: ReadonlyMap<string, ShopSummary>
  readonly selectedIds: ReadonlySet<string>
  readonly pending: ReadonlyMap<string, PendingKind>
  readonly summary: Summary
  /** Lines saved for later, newest last. They live in this browser. */
  readonly saved: readonly CartLine[]
  /** Results of the last merge, until dismissed. */
  readonly mergeResults: readonly MergeResult[] | null
}

export interface Failure {
  /**
   * The server's problem code, or one of ours: `ignored`, `invalid_line`, `unknown_line`, `not_activated`,
   * `nothing_selected`, `signed_out`, `merge_failed`, `failed`.
   */
  readonly code: string
  readonly message: string
  readonly cause?: unknown
}

/** Expected failures are values; only programming errors are thrown. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure }

/** The line after the change; null when it is gone. */
export type LineResult = Promise<Result<CartLine | null>>

export type Unsubscribe = () => void

/** A value that can be watched. `getInitial` is what a server render shows. */
export interface Store<S> {
  get(): S
  getInitial(): S
  subscribe(listener: () => void): Unsubscribe
}
