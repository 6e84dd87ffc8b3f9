const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `12.5%`. */
export const percentInWords = (rate: number): string => `${rate}%`

/** Rates as they stand in a sentence: `5% and 20%`. */
export const percentsInWords = (rates: readonly number[]): string => list.format(rates.map(percentInWords))
