import type { CartItem, PendingKind } from '../types.ts'
import type { Group } from './views.ts'

export interface Confirmed {
  item: CartItem
  readonly group: Group
}

/** What lies over the confirmed lines: a signed-in user's operations that the server has not answered. */
export interface Overlay {
  /** The line with its operations over it; a quantity of 0 is a line that is not there (yet, or any more). */
  replay(id: string, item: CartItem): CartItem
  pending(id: string): PendingKind | null
}
