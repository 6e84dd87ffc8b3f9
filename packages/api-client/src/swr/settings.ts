import type { SWRConfiguration } from 'swr'
import { isApiError } from '../problem.ts'

/** Fresh for five minutes, three retries, no refetch on focus; what the server refused is not asked again. */
export const swrSettings = {
  dedupingInterval: 300_000,
  errorRetryCount: 3,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) =>
    !isApiError(error) || error.kind !== 'http' || error.status >= 500 || error.status === 429,
} satisfies SWRConfiguration
