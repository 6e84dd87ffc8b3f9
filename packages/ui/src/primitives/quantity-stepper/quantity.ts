export interface QuantityRange {
  min: number
  /** Undefined when the stock is not counted. */
  max: number | undefined
}

/** The nearest whole number within the range. With nothing in stock the least still counts. */
export function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  const whole = Math.round(quantity)
  return Math.max(min, max === undefined ? whole : Math.min(whole, max))
}

/**
 * What somebody asked for as a quantity, and whether the stock cut it. Null where it is none, below the least or no
 * whole number: the one from before stays.
 */
export function askedQuantity(
  asked: number,
  range: QuantityRange,
): { quantity: number; cut: boolean } | null {
  if (!Number.isInteger(asked) || asked < range.min) return null
  const quantity = clampQuantity(asked, range)
  return { quantity, cut: quantity < asked }
}

/** What a reader typed, as a quantity within the range; null when it is none. */
export function parseQuantity(text: string, range: QuantityRange): number | null {
  return askedQuantity(numberIn(text), range)?.quantity ?? null
}

export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
