import type { ShopThings } from '../shop-things.ts'

/** A call as it would be right, of what belongs to one shop. */
export interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** A file, and its fields, in place of a body. */
  upload?: { field: string; fields?: Record<string, string> }
  /** Version that was read, if the call needs it. */
  version?: number
  /** Stays open: nothing is awaited of it but a refusal. */
  isStream?: boolean
}

export type Samples = Record<string, (things: ShopThings) => Request>
