import type { OrderGroup } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../data/use-api.ts'

const PATH = '/api/user/orders/{number}'
const at = (number: string) => ({ params: { path: { number } } })

/** Shops, carriers and we change it at any time: whoever comes back to it sees it as it is. */
const FRESH_FOR_MS = 5_000

/** One purchase, by its own number. */
export const useOrderGroup = (number: string) => useApi(PATH, at(number), { dedupingInterval: FRESH_FOR_MS })

/** Puts what a call has answered in the place of what was read, and marks the lists of orders as out of date. */
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
