import type { CartItem, CartState, Result } from '../types.ts'
import type { Book } from './book.ts'
import type { GuestLines } from './guest-lines.ts'
import type { KeptSelection } from './kept-selection.ts'

/** What the guest's side of the cart and the signed-in one share. */
export interface Desk {
  readonly book: Book
  readonly guest: GuestLines
  readonly selection: KeptSelection
  /** Saves for later what the cart cannot hold. */
  save(item: CartItem): void
  /** Where a load or a merge has got to. */
  show(change: Partial<Pick<CartState, 'phase' | 'receipt'>>): void
  /** The guest's lines are others by now: whoever is a guest sees so. */
  follow(): void
}

/** Whose cart it is decides where a change goes. The guest's goes to storage, a user's to the server. */
export interface Side {
  /** Adds, at a place of its own where that is possible. */
  put(item: CartItem, at: number, select: boolean): Promise<Result<CartItem | null>>
  setQuantity(item: CartItem, quantity: number): Promise<Result<CartItem | null>>
  /** `quiet` says nothing of its success. */
  remove(item: CartItem, quiet: boolean): Promise<Result<CartItem | null>>
  /** Shows what there is now; `quiet` says nothing of a failure. */
  reload(quiet?: boolean): Promise<Result<null>>
  /** The line's present id: provisional ids stay valid after the server has named the line. */
  resolve(id: string): string
  /** The lines that wait for an answer. */
  pending(): CartState['pending']
  /** Another tab wrote the key; null is every key. */
  heard(key: string | null): void
  /** Ends what is under way: from here on the cart is somebody else's. */
  leave(): void
}
