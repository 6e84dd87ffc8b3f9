import type { ApiClient } from '@stoa/api-client'
import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'
import type { CallRules } from '../../shared/call/calls.ts'
import { useShop } from '../access/shop-context.ts'
import { shopProblemOf } from './shop-problem.ts'

/**
 * Returns the rules of calls for the selected shop: client, error messages and reads to refresh.
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
      // The user’s permissions may have changed, or they have left the shop. The layout depends on both.
      if (error.status === 403) void mutatePath(mutate, '/api/user/shops')
    },
    refresh: path => mutatePath(mutate, path),
  }
}
