import type { CartLine, LineResult, Result } from '../types.ts'
import type { Confirmed } from './project.ts'

/** Store of one cart: browser storage for a guest, the server for a user. */
export interface CartBackend {
  /** Confirmed lines and open operations, from which the projection is made. */
  confirmed(): Confirmed
  /**
   * Adds to the line of the same product and variants, or creates a line, at position `at` if the backend can. Calls
   * `onLineId` immediately with the id of the line that grows, and never if nothing can be added.
   */
  add(line: CartLine, at: number, onLineId: (id: string) => void): LineResult
  setQuantity(line: CartLine, quantity: number): LineResult
  /** `isQuiet` says nothing of its success. */
  remove(line: CartLine, isQuiet: boolean): LineResult
  /** Shows what there is now; `isQuiet` says nothing of a failure. */
  reload(isQuiet?: boolean): Promise<Result<null>>
  /** The line's present id: provisional ids stay valid after the server has named the line. */
  resolveId(id: string): string
  /** Another tab wrote the key; null is every key. */
  onStorageEvent(key: string | null): void
  /** Drops what is under way: from here on the cart is another's. */
  stop(): void
}
