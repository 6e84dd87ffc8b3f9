'use client'

import { useMemo } from 'react'
import { useStoa } from '../../system/index.ts'
import { formatMoney, formatPercentOff } from './money.ts'

/** Money in the provider's locale, and in its currency unless another is named. Amounts are minor units. */
export function useMoney() {
  const { locale, currency: usual } = useStoa()
  return useMemo(
    () => ({
      money: (minor: number, currency = usual) => formatMoney(minor, currency, locale),
      percentOff: (percent: number) => formatPercentOff(percent, locale),
    }),
    [locale, usual],
  )
}
