import { minorUnits } from '@stoa/api-client'
import { readAmount } from '../../lib/amount.ts'
import type { SetUpFields } from './set-up-fields.ts'

const PRICES = ['standard', 'premium', 'express'] as const

type Prices = Pick<SetUpFields, (typeof PRICES)[number]>

const hasDecimals = (currency: string) => minorUnits(currency) > 1

/**
 * Proposes prices after the currency changes. They keep their digits if one of the two has no decimals, whose unit is
 * worth about as much as a hundredth of the other's: `6.99` in USD becomes `699` in JPY.
 */
export function pricesIn(currency: string, before: Prices & Pick<SetUpFields, 'currency'>): Partial<Prices> {
  if (!before.currency || hasDecimals(currency) === hasDecimals(before.currency)) return {}
  const proposed = PRICES.map(name => {
    const amount = readAmount(before[name], before.currency)
    if (typeof amount !== 'number') return [name, before[name]]
    return [name, hasDecimals(currency) ? (amount / 100).toFixed(2) : String(Math.round(amount * 100))]
  })
  return Object.fromEntries(proposed)
}
