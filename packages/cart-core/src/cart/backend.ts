import type { CartLine, LineResult, Result } from '../types.ts'
import type { Confirmed } from './project.ts'

/** Where a cart is kept decides where a change goes: a guest's to browser storage, a user's to the server. */
export interface CartBackend {
  /** What the projection is made of. */
  confirmed(): Confirmed
  /**
   * Adds to the line of the same product and variants, or makes one, at a place of its own where that is possible.
   * `onLineId` is told at once which line grows; never when nothing can be added.
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
