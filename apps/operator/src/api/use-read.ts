import { isApiError } from '@stoa/api-client'
import useSWR, { useSWRConfig } from 'swr'

/** Key of the operator who is logged in. */
export const ME = '/api/operator/me'

/**
 * Reads and keeps what a call returns, and reads again when the page gets the focus. Nothing is read while no one is there, so that
 * an unused session ends. One that has ended shows the login in place of the page.
 *
 * @param key the call with its parameters; null reads nothing
 */
export function useRead<T>(key: string | null, read: () => Promise<T>) {
  const { mutate } = useSWRConfig()
  return useSWR<T, unknown>(key, read, {
    shouldRetryOnError: false,
    onError(error: unknown) {
      if (key !== ME && isApiError(error) && error.status === 401) void mutate(ME)
    },
  })
}
