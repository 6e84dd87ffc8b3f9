import type { CartLine, MergeResult, Minor, ProfileChange, Registration, Unsubscribe, User } from './types.ts'

/** String storage such as localStorage. Any method may throw; the core survives it and keeps values in memory. */
export interface StoragePort {
  read(key: string): string | null
  /** Null removes. */
  write(key: string, value: string | null): void
  /** Called when another tab, or another core of this page, changed a key. Null means that everything was cleared. */
  onStorageEvent(listener: (key: string | null) => void): Unsubscribe
}

/** Mutual exclusion across tabs. If a page has none, `run` is called immediately. */
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

/** Answer to a login. */
export interface LoginAnswer {
  readonly token: string | null
  readonly refreshToken: string | null
  readonly isActive: number
}

export interface AuthApi {
  /** The tokens are null while the account is not activated. */
  logIn(credentials: { email: string; password: string }): Promise<LoginAnswer>
  register(account: Registration): Promise<unknown>
  readUser(): Promise<User>
  updateProfile(change: ProfileChange): Promise<unknown>
  logOut(): Promise<unknown>
  /** Must not carry a bearer, nor be retried. */
  refreshTokens(refreshToken: string): Promise<{ readonly token: string; readonly refreshToken: string }>
}

/** Identifies one line in a cart call. */
export interface LineRequest {
  readonly productId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

/** The server's cart. Lines in its order, those of one shop together or not. */
export interface CartApi {
  read(): Promise<readonly CartLine[]>
  /** `price` and `salePrice` are what the page showed; the server computes its own. */
  add(
    line: LineRequest & { readonly price: Minor; readonly salePrice: Minor | null },
    /** A repeated key adds nothing and returns the first result. */
    idempotencyKey: string,
  ): Promise<CartLine>
  /**
   * Returns the result of each line, in the order sent. A repeated key changes nothing and returns the first result,
   * for longer than a session can be idle: a merge without an answer is sent again when the session is used next.
   */
  merge(lines: readonly LineRequest[], idempotencyKey: string): Promise<readonly Omit<MergeResult, 'name'>[]>
  setQuantity(id: string, quantity: number): Promise<CartLine>
  remove(id: string): Promise<unknown>
  /** Prices and problems of a guest's lines, in their order; null for a product that is gone. */
  quote(lines: readonly LineRequest[]): Promise<readonly (CartLine | null)[]>
}

/** The calls that the core needs. api-client's `createMarketApi` fits by shape. */
export interface MarketApi {
  readonly auth: AuthApi
  readonly cart: CartApi
}

/** Session data that an HTTP client needs. */
export interface SessionPort {
  getToken(): string | null
  /**
   * A token to retry with, or null when the session is over. Rejects when the refresh could not be made (no network):
   * the session is kept then. `refused` is the token that the server answered 401 to.
   */
  refresh(refused: string): Promise<string | null>
}

/** Groups of a guest's lines: one for each shop, or a single one with the id `guest`. */
export type GroupBy = 'shop' | 'none'

export interface Ports {
  /** The calls, or a function that makes them for this core's session. */
  readonly api: MarketApi | ((session: SessionPort) => MarketApi)
  /** Default: localStorage. */
  readonly storage?: StoragePort
  /** Storage of values that belong to one tab. Default: sessionStorage. */
  readonly tabStorage?: StoragePort
  /** Default: Web Locks if the browser has them. */
  readonly locks?: LockPort
  readonly page?: PagePort
  /** Calls once after `ms`; answers the way to cancel. Default: setTimeout. */
  readonly later?: (run: () => void, ms: number) => () => void
  /** Default: a random UUID. */
  readonly newId?: () => string
  /** Path of the checkout. A guest who comes from there gets the selection back after login. Default `/checkout`. */
  readonly checkoutPath?: string
  /** Default `none`. A user's lines are always grouped by shop. */
  readonly groupBy?: GroupBy
}
