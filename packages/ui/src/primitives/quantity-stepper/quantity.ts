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

/** What a reader typed, as a quantity within the range; null when it is no number at all. */
export function parseQuantity(text: string, range: QuantityRange): number | null {
  const typed = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(typed) ? null : clampQuantity(typed, range)
}
