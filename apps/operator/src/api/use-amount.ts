import { minorUnits, toMinor } from '@stoa/api-client'
import { useMoney } from '@stoa/ui/price'
import { useCallback } from 'react'
import { useMe } from './use-me.ts'

/** Returns a function that writes an amount of the API in the marketplace's currency: 16.99 becomes "$16.99". */
export function useAmount(): (amount: number) => string {
  const { money } = useMoney()
  const currency = useMe().data?.currency ?? 'USD'
  return useCallback(amount => money(toMinor(amount, minorUnits(currency)), currency), [money, currency])
}
