export interface QuantityRange {
  min: number
  /** Undefined when the stock is not counted. */
  max: number | undefined
}

export type QuantityProblem = 'belowMin' | 'aboveMax' | 'notWhole'

/** Meaning of an input: a quantity, a problem, both if the stock limited it, or neither if it is empty. */
export interface ReadQuantity {
  quantity?: number
  problem?: QuantityProblem
}

/** Returns the nearest quantity within the range; `min` if the stock is below it. */
export function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  return Math.max(min, max === undefined ? quantity : Math.min(quantity, max))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a quantity in the locale's digits, without grouping. */
export function formatQuantity(quantity: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false })
  formats.set(locale, format)
  return format.format(quantity)
}

/** The locale's digits and full-width ones as 0–9. */
function plainDigits(text: string, locale: string): string {
  const digits = [...formatQuantity(9_876_543_210, locale)].reverse()
  return [...text.normalize('NFKC')]
    .map(character => {
      const digit = digits.indexOf(character)
      return digit === -1 ? character : String(digit)
    })
    .join('')
}

/** Reads what was typed. Only what is above the range becomes another quantity than the typed one. */
export function readQuantity(text: string, range: QuantityRange, locale: string): ReadQuantity {
  const typed = plainDigits(text.trim(), locale).replace('−', '-')
  if (typed === '') return {}
  const quantity = Number(typed)
  if (!/^-?\d+$/.test(typed) || !Number.isSafeInteger(quantity)) return { problem: 'notWhole' }
  if (quantity < range.min) return { problem: 'belowMin' }
  const within = clampQuantity(quantity, range)
  return within < quantity ? { quantity: within, problem: 'aboveMax' } : { quantity }
}
