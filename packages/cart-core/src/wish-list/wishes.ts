import type { Parse } from '../storage.ts'
import type { Minor } from '../types.ts'

/** A product that was saved. */
export interface Wish {
  readonly productId: string
  /** ISO 8601. */
  readonly savedAt: string
  /** What it cost then. */
  readonly savedPrice: Minor
}

const isWish = (entry: unknown): entry is Wish => {
  const { productId, savedAt, savedPrice } = (entry ?? {}) as Record<string, unknown>
  return (
    typeof productId === 'string' &&
    productId !== '' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    Number.isSafeInteger(savedPrice) &&
    (savedPrice as number) >= 0
  )
}

/** What is stored of a list; what is not readable as a wish is left out. */
export const parseWishes: Parse<readonly Wish[]> = (raw, corrupted) => {
  if (!Array.isArray(raw)) return null
  return raw.filter(entry => {
    if (isWish(entry)) return true
    corrupted()
    return false
  })
}
