import useSWR from 'swr'

/**
 * Reads and keeps what a call returns, and reads again when the page gets the focus. Lists use `useLiveRead`.
 *
 * @param key the call with its parameters; null reads nothing
 */
export const useRead = <T>(key: string | null, read: () => Promise<T>) =>
  useSWR<T, unknown>(key, read, { shouldRetryOnError: false })
