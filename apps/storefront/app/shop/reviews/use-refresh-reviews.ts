import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'

/** Reads again everything that says which products are reviewed: the reviews and the orders. */
export function useRefreshReviews(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return () => Promise.all([mutatePath(mutate, '/api/user/reviews'), mutatePath(mutate, '/api/user/orders/')])
}
