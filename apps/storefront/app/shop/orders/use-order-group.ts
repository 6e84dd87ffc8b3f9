import type { OrderGroup } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../data/use-api.ts'

const PATH = '/api/user/orders/{number}'
const at = (number: string) => ({ params: { path: { number } } })

/** Short, because shops, carriers and the marketplace change an order at any time. */
const FRESH_FOR_MS = 5_000

/** Reads one purchase by its number. */
export const useOrderGroup = (number: string) => useApi(PATH, at(number), { dedupingInterval: FRESH_FOR_MS })

/** Returns a function that replaces a purchase in the cache and marks the lists of orders as out of date. */
export function useReplaceOrderGroup(): (group: OrderGroup) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    group => {
      void mutate(apiKey(PATH, at(group.number)), group, { revalidate: false })
      void mutate(key => Array.isArray(key) && key[0] === '/api/user/orders')
    },
    [mutate],
  )
}
