import type { CartChange } from './cart/backend.ts'
import type { LoginAnswer } from './ports.ts'
import type {
  CartLine,
  CartState,
  LineResult,
  NewLine,
  ProfileChange,
  Registration,
  Result,
  Store,
  User,
} from './types.ts'

export interface AuthActions {
  login(credentials: { email: string; password: string }): Promise<Result<User>>
  /** Logs in by another way than a password, such as an emailed code: with the session record that `logIn` returns. */
  loginWith(logIn: () => Promise<LoginAnswer>): Promise<Result<User>>
  register(account: Registration): Promise<Result<unknown>>
  updateProfile(change: ProfileChange): Promise<Result<User>>
  /**
   * Ends the session of this browser in any case. If the server could not be reached, the result is a failure and a
   * notice appears.
   */
  logout(): Promise<Result<null>>
  /** Ends the session of this browser without a call: for one that the server has ended. */
  clearSession(): void
  /**
   * Makes a call of the host that ends the session at the server, such as deleting the account. From then on until
   * `clearSession` the session is over by choice: a rejected request does not count as an expired session, so the
   * user is not sent to the login. A call that rejects ends nothing.
   */
  withSignOut<T>(call: () => Promise<T>): Promise<T>
  /** Loads the profile of the stored session again, for instance after the network was away at start. */
  reloadUser(): Promise<Result<User>>
  clearError(): void
  hasRole(name: string): boolean
  /** True once the stored session is resolved, and from then on: what a guard waits for. */
  isReady(): boolean
}

export interface CartActions {
  /** Adds to the line of the same product and variants, or makes one, and selects it. */
  add(line: NewLine): LineResult
  /**
   * Sets the quantity of a line. Ignores anything but a whole number from 1 (`ignored`), and caps the quantity at the
   * stock.
   */
  setQuantity(id: string, quantity: number): LineResult
  remove(id: string): LineResult
  /** Puts a removed line back, by default the last one, selected if it was. */
  undoRemove(id?: string): LineResult
  /** Selects the line, or no longer. */
  toggle(id: string): void
  /** Selects every line of the group, or none when all are. */
  toggleShop(groupId: string): void
  /** Selects every line, or none when all are. */
  selectAll(): void
  saveForLater(id: string): LineResult
  /** Puts a saved line into the cart. */
  restore(savedId: string): LineResult
  removeSaved(savedId: string): void
  /** Reads the server's cart again; for a guest, prices and problems. */
  reload(): Promise<Result<null>>
  /** The selected lines in the cart's order, or the warning when there are none (`nothing_selected`). */
  beginCheckout(): Result<readonly CartLine[]>
  dismissMergeResults(): void
  /**
   * Changes many lines at once, as `handOver` of `@stoa/cart-core/hand-over` does. Then reads the cart again, which merges
   * lines that a user's device holds.
   */
  change(change: CartChange): Promise<Result<null>>
}

export type Cart = Store<CartState> & CartActions
