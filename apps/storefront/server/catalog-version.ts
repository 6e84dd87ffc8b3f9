import { singleFlightAfterNow } from '@stoa/server-kit/single-flight'

/** Header of the API's answers with the version for which they are true. */
export const VERSION_HEADER = 'stoa-catalog-version'

const MAX_MS = 1_000
/** Milliseconds between two questions: a busy process asks once for all requests of that time. */
const MIN_INTERVAL = 2

/**
 * Returns a function that asks the API for the version of its public data: once for all requests that wait, and never
 * before the request. Null while the data changes, or if the API doesn't answer.
 */
export function createVersionReader(apiUrl: string): () => Promise<string | null> {
  const url = new URL('/api/public/catalog-version', apiUrl)
  return singleFlightAfterNow(
    async () => {
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(MAX_MS) })
        const { version } = (await answer.json()) as { version?: string | null }
        return version ?? null
      } catch {
        // The page says what is wrong.
        return null
      }
    },
    { minIntervalMs: MIN_INTERVAL },
  )
}
