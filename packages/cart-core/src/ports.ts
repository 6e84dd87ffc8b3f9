import type { createCart } from './cart/index.ts'
import type { createSignedIn } from './signed-in/index.ts'
import type { Picture, SyncReceipt, Unsubscribe, User, VariantValues } from './types.ts'

/** String storage such as localStorage. Any method may throw; the core survives it and keeps values in memory. */
export interface StoragePort {
  read(key: string): string | null
  /** Null removes. */
  write(key: string, value: string | null): void
  /** Called when another tab changed a key; null means that everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): Unsubscribe
}

/** Mutual exclusion across tabs. Where a page has none, `run` is called straight away. */
export interface LockPort {
  /** Rejects when the lock was not got within `waitMs`; holding it has no limit. */
  request<T>(name: string, run: () => Promise<T>, waitMs: number): Promise<T>
}

export interface PagePort {
  /** The page is about to go, be frozen or be hidden: the last moment to write. */
  onHide(listener: () => void): Unsubscribe
  /** The page came back from the back-forward cache, or the network came back. */
  onWake(listener: () => void): Unsubscribe
}

export interface WireProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly price: number
  readonly priceSale: number | null
  readonly picture: Picture | null
}

/** A cart item as the contract has it: prices are decimals. */
export interface WireItem {
  readonly id: string
  readonly quantity: number
  readonly isReview: boolean
  readonly variantValues: VariantValues
  readonly variantLabels: VariantValues
  readonly shop: { readonly id: string; readonly name: string; readonly slug: string }
  readonly productDTO: WireProduct
  readonly stock: number | null
  readonly problems: readonly { readonly code: string }[]
}

export interface WireGroup {
  readonly id: string
  readonly shopName: string
  readonly shopSlug: string
  readonly shopIdDistrict: number | null
  readonly cartDTOList: readonly WireItem[]
}

export interface WireLine {
  readonly product: { readonly id: string }
  readonly quantity: number
  readonly optionIds: string[]
}

export interface AuthApi {
  signIn(body: { email: string; password: string }): Promise<{
    readonly token: string | null
    readonly refreshToken: string | null
    readonly isActive: number
  }>
  register(body: Registration): Promise<unknown>
  me(): Promise<User>
  updateProfile(body: ProfileChange): Promise<unknown>
  signOut(): Promise<unknown>
  /** Must not carry a bearer, nor be retried. */
  refreshToken(
    refreshToken: string,
  ): Promise<{ readonly accessToken: string; readonly newRefreshToken: string }>
}

export interface CartApi {
  findAll(): Promise<readonly WireGroup[]>
  add(body: {
    productDTO: { id: string; price: number; priceSale: number | null }
    quantity: number
    optionIds: string[]
  }): Promise<WireItem>
  addMultiple(
    lines: WireLine[],
    idempotencyKey: string,
  ): Promise<{ readonly receipt: readonly Omit<SyncReceipt, 'name'>[]; readonly cart: readonly WireGroup[] }>
  changeQuantity(id: string, quantity: number): Promise<WireItem>
  remove(id: string): Promise<unknown>
  /** Prices and problems of a guest's lines, in their order; null for a product that is gone. */
  quote(lines: WireLine[]): Promise<{ readonly items: readonly (WireItem | null)[] }>
}

/** The calls that the core needs. api-client's `createMarketApi` fits by shape. */
export interface MarketApi {
  readonly auth: AuthApi
  readonly cart: CartApi
}

/** What an HTTP client needs of the session. */
export interface SessionPort {
  getToken(): string | null
  /**
   * Answers a token to retry with, or null when the session is over. Rejects when the refresh could not be made
   * (no network): the session is kept then. `refused` is the token that the server answered 401 to.
   */
  refresh(refused: string): Promise<string | null>
}

export interface Registration {
  email: string
  password: string
  username: string
}

/** Sent as it is; the contract names the fields. */
export type ProfileChange = { readonly [field: string]: string | Blob | undefined }

/** The module `@stoa/cart-core/cart`. */
export interface CartModule {
  readonly createCart: typeof createCart
}

/** The module `@stoa/cart-core/signed-in`. */
export interface SignedInModule {
  readonly createSignedIn: typeof createSignedIn
}

export interface Ports {
  /** The calls, or a function that makes them for this core's session. */
  readonly api: MarketApi | ((session: SessionPort) => MarketApi)
  /** Default: localStorage. */
  readonly storage?: StoragePort
  /** For what belongs to one tab. Default: sessionStorage. */
  readonly tabStorage?: StoragePort
  /** Default: Web Locks where the page has them. */
  readonly locks?: LockPort
  readonly page?: PagePort
  /** Calls once after `ms`; answers the way to cancel. Default: setTimeout. */
  readonly later?: (run: () => void, ms: number) => () => void
  /** Default: a random UUID. */
  readonly newId?: () => string
  /** The marketplace's currency (ISO 4217): how many digits its amounts have. Default `USD`. */
  readonly currency?: string
  /**
   * Loads what not every visitor needs. Default: `import('@stoa/cart-core/cart')` for what keeps a cart, and
   * `import('@stoa/cart-core/signed-in')`; bundlers make files of their own of them. A host that wants one file imports
   * the modules itself and gives functions that answer them.
   */
  readonly load?: {
    readonly cart?: () => Promise<CartModule>
    readonly signedIn?: () => Promise<SignedInModule>
  }
  /** Where the checkout lives; a guest coming from there gets the selection back after login. Default `/checkout`. */
  readonly checkoutPath?: string
}
