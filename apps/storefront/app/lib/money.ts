export const CURRENCY = 'USD'
export const LOCALE = 'en-US'

const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY })

/** @param minor integer minor units */
export const formatMoney = (minor: number) => format.format(minor / 100)
