const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Formats a rate: `12.5%`. */
export const percentInWords = (rate: number): string => `${rate}%`

/** Formats rates as a list for a sentence: `5% and 20%`. */
export const percentsInWords = (rates: readonly number[]): string => list.format(rates.map(percentInWords))
