/** Messages between a page on a subdomain and the frame of `/embed/bridge`. Both sides may have another version of the script. */
import type { CartState, LineRequest, Notice } from '@stoa/cart-core'
import type { MarketLabels } from '../market/market.labels.ts'
import type { AddRequest } from '../market/types.ts'

/** Value of `stoa` in all messages. Within a major version their shape only grows. */
export const MARK = 'bridge/1'

/** Requests of a page, by the message's type. Each gets the result of the cart's action. */
export interface Requests {
  /** Reads the cart again. */
  state: object
  /** Adds a product, or the lines of a cart that the page has kept. An id adds its lines once. */
  add: (AddRequest & { labels: MarketLabels }) | { lines: readonly LineRequest[]; handOver: string }
  setQuantity: { line: string; quantity: number }
  /** Removes a line, or puts it back, by default the last one. */
  remove: { line: string } | { line: string | undefined; undo: true }
  /** Selects or deselects a line, the lines of a shop, or all. */
  select: { line?: string; group?: string }
}

/** Messages of the frame. The first one is `isReady`, which is false if the browser keeps its storage from it. */
export type Told =
  | { readonly isReady: boolean }
  | { readonly state: CartState }
  | { readonly notice: Notice }
  | { readonly id: number; readonly result: unknown }
