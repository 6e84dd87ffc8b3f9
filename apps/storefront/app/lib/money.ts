export const CURRENCY = 'USD'
export const LOCALE = 'en-US'

const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY })
const short = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
})

/** @param minor integer minor units @param roundly leaves `.00` out */
export const formatMoney = (minor: number, roundly = false) => (roundly ? short : exact).format(minor / 100)
