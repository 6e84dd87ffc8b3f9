import type { SafeStorage } from '../storage.ts'
import type { CartLine, CartState, LineResult, MergeResult, Result } from '../types.ts'
import type { LocalLines } from './local-lines.ts'
import type { Confirmed } from './project.ts'
import type { Selection } from './selection.ts'

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

export interface RemoteCart extends CartBackend {
  /**
   * Shows these lines until the server's are read. A login removes the guest's stored selection, and the merged lines
   * stay selected; a stored session that goes on keeps what is stored.
   */
  start(shown: readonly CartLine[], keepsSelection: boolean): void
}

/** The parts of the cart that a user's and a guest's lines share. */
export interface SharedParts {
  readonly localLines: LocalLines
  readonly selection: Selection
  /** Saves for later what the server's cart has no room for. */
  readonly save: (line: CartLine) => void
  readonly onProgress: (change: Partial<Pick<CartState, 'phase' | 'mergeResults'>>) => void
  readonly onChange: () => void
  /** A merge that outlived its session changed the guest's lines. */
  readonly onLocalLinesChange: () => void
}

/** The parts of a cart that are on this device. */
export interface DeviceCart {
  readonly storage: SafeStorage
  readonly localLines: LocalLines
  readonly selection: Selection
  readonly newId: () => string
  /** Whether a session is stored, even one whose profile could not be loaded. */
  readonly hasSession: () => boolean
}

/** A change of the cart on this device. Returns results to show, or null for none. */
export type CartChange = (cart: DeviceCart) => readonly MergeResult[] | null
