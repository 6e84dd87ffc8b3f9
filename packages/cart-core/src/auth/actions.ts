import type { ProfileChange, Registration } from '../ports.ts'
import type { Result, User } from '../types.ts'

export interface AuthActions {
  login(credentials: { email: string; password: string }): Promise<Result<User>>
  register(account: Registration): Promise<Result<unknown>>
  updateProfile(change: ProfileChange): Promise<Result<User>>
  /** Ends the session of this browser in any case; a server that could not be told is a notice and a failure. */
  logout(): Promise<Result<null>>
  /** Ends the session of this browser without a word to the server: for one that is gone there already. */
  forget(): void
  /**
   * Makes a call of the host's that ends the session at the server, such as deleting the account. From then on until
   * `forget` the session is over by choice: what the server refuses meanwhile has not expired, nobody is sent to log
   * in. A call that rejects ends nothing.
   */
  endBy<T>(call: () => Promise<T>): Promise<T>
  /** Loads the profile of the stored session again, for instance after the network was away at start. */
  reloadUser(): Promise<Result<User>>
  clearError(): void
  hasRole(name: string): boolean
  /** True once the stored session is resolved, and from then on: what a guard waits for. */
  isReady(): boolean
}
