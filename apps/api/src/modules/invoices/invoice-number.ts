/** Digits of a number, at least. */
export const NUMBER_DIGITS = 6

/** Number of an invoice, such as `INV-000012`. */
export const numberOf = (series: string, seq: number): string =>
  `${series}-${String(seq).padStart(NUMBER_DIGITS, '0')}`
