import { minorUnits } from '@stoa/api-client'
import type { SetUpFields } from './set-up-fields.ts'

const PRICES = ['standard', 'premium', 'express'] as const

type Prices = Pick<SetUpFields, (typeof PRICES)[number]>

/** Prices that the API supplies with a currency, as they are typed. */
export const suppliedPrices = (currency: string): Prices =>
  minorUnits(currency) === 1
    ? { standard: '699', premium: '1299', express: '3099' }
    : { standard: '6.99', premium: '12.99', express: '30.99' }

/** Prices after the currency changes: those of the new one, unless others were typed. */
export function pricesIn(currency: string, before: Prices & Pick<SetUpFields, 'currency'>): Partial<Prices> {
  const supplied = before.currency ? suppliedPrices(before.currency) : before
  return PRICES.every(name => before[name] === supplied[name]) ? suppliedPrices(currency) : {}
}
