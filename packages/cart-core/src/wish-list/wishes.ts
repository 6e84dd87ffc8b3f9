import type { Parse } from '../storage.ts'
import type { Minor } from '../types.ts'

/** A product that was saved. */
export interface Wish {
  readonly productId: string
  /** Variant that was chosen, for its picture and its link. Absent if none was. */
  readonly variantId?: string
  /** ISO 8601. */
  readonly savedAt: string
  /** Price at the time of saving, in minor units. */
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

/** Leaves out a variant that is not readable. It only describes the wish. */
const withReadableVariant = (wish: Wish): Wish => {
  const { variantId, ...rest } = wish
  return typeof variantId === 'string' && variantId !== '' ? wish : rest
}

/** Reads a stored list, without entries that are not readable as a wish. */
export const parseWishes: Parse<readonly Wish[]> = (raw, corrupted) => {
  if (!Array.isArray(raw)) return null
  return raw.flatMap(entry => {
    if (isWish(entry)) return [withReadableVariant(entry)]
    corrupted()
    return []
  })
}
