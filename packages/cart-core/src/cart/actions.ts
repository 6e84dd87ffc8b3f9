import type {
  CartItem,
  CartState,
  KeyedStore,
  Line,
  NewLine,
  Result,
  ShopLayout,
  ShopSummary,
  Store,
  Summary,
} from '../types.ts'

export interface CartActions {
  /** Adds to the line of the same product and variants, or makes one. */
  add(line: NewLine): Promise<Result<CartItem | null>>
  /** Below 1 is ignored (`ignored`); more than is in stock becomes what is in stock. */
  setQuantity(id: string, quantity: number): Promise<Result<CartItem | null>>
  remove(id: string): Promise<Result<CartItem | null>>
  /** Puts a removed line back, by default the last one, selected if it was. */
  undoRemove(id?: string): Promise<Result<CartItem | null>>
  /** Selects the line, or no longer. */
  toggle(id: string): void
  /** Selects every line of the shop, or none when all are. */
  toggleShop(shopId: string): void
  /** Selects every line, or none when all are. */
  selectAll(): void
  saveForLater(id: string): Promise<Result<CartItem | null>>
  /** Puts a saved line into the cart. */
  restore(savedId: string): Promise<Result<CartItem | null>>
  removeSaved(savedId: string): void
  /** Reads the server's cart again; for a guest, prices and problems. */
  reload(): Promise<Result<null>>
  /** The selected items, or the warning when there are none (`nothing_selected`). */
  beginCheckout(): Result<readonly CartItem[]>
  dismissReceipt(): void
}

export interface Cart extends Store<CartState>, CartActions {
  readonly lines: KeyedStore<Line>
  readonly shops: KeyedStore<ShopSummary>
  readonly layout: Store<readonly ShopLayout[]>
  readonly summary: Store<Summary>
}
