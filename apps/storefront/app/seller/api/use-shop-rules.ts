import type { ApiClient } from '@stoa/api-client'
import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'
import type { CallRules } from '../../shared/call/calls.ts'
import { useShop } from '../access/shop-context.ts'
import { shopProblemOf } from './shop-problem.ts'

/**
 * Client, words and reads of calls for the shop that is worked for.
 *
 *     const { busy, problem, call } = useCall(useShopRules())
 *     const saved = await call(({ api }) => unwrap(api.PATCH('/api/seller/shop', { body })), {
 *       refresh: ['/api/seller/shop'],
 *     })
 */
export function useShopRules(): CallRules<ApiClient> {
  const { api } = useShop()
  const { mutate } = useSWRConfig()
  return {
    api,
    problemOf: shopProblemOf,
    onRefused(error) {
      // Somebody was given other keys, or has left the shop: the frame has to know it too.
      if (error.status === 403) void mutatePath(mutate, '/api/user/shops')
    },
    refresh: path => mutatePath(mutate, path),
  }
}
