import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'

/** Reads anew what says which products are reviewed: the reviews, and the orders with what was bought. */
export function useRefreshReviews(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return () => Promise.all([mutatePath(mutate, '/api/user/reviews'), mutatePath(mutate, '/api/user/orders/')])
}
