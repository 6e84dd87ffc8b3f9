'use client'

import { useMemo } from 'react'
import { misuse, useStoa } from '../../system/index.ts'
import { formatMoney, formatPercentOff, minorUnitsOf } from './money.ts'

const notMinor = (amount: number, currency: string, locale: string) =>
  misuse(
    `A price got the amount ${amount}, which is not a whole number.`,
    'Amounts are minor units, so that no cent is lost in sums: it is shown as a hundredth of what was meant, or as no number.',
    `Give ${Number.isFinite(amount) ? Math.round(amount * minorUnitsOf(currency, locale)) : 'a whole number'} for ${amount} ${currency}.`,
  )

/** Money in the provider's locale, and in its currency unless another is named. Amounts are minor units. */
export function useMoney() {
  const { locale, currency: usual } = useStoa()
  return useMemo(
    () => ({
      money: (minor: number, currency = usual) => {
        if (process.env.NODE_ENV !== 'production' && !Number.isInteger(minor))
          notMinor(minor, currency, locale)
        return formatMoney(minor, currency, locale)
      },
      percentOff: (percent: number) => formatPercentOff(percent, locale),
    }),
    [locale, usual],
  )
}
