import http from 'node:http'
import https from 'node:https'
import { json } from 'node:stream/consumers'
import { singleFlightAfterNow } from '@stoa/server-kit/single-flight'

/** Header of the API's answers with the version for which they are true. */
export const VERSION_HEADER = 'stoa-catalog-version'

const MAX_MS = 1_000
/** Milliseconds between two questions: a busy process asks once for all requests of that time. */
const MIN_INTERVAL = 2
/** Milliseconds after a question that failed, in which pages don't wait for another. */
const REST = 1_000

/**
 * Returns a function that asks the API for the version of its public data. Requests that wait share one question, which
 * never began before them. Null while the data changes, or if the API doesn't answer; the page then says what is wrong.
 */
export function createVersionReader(apiUrl: string): () => Promise<string | null> {
  const url = new URL('/api/public/catalog-version', apiUrl)
  const { Agent, get } = url.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  // A third of the time of `fetch`, for the most frequent call of the process.
  const ask = () =>
    new Promise<string | null>((resolve, reject) => {
      const question = get(url, { agent, timeout: MAX_MS }, answer => {
        if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`))
        json(answer).then(body => resolve((body as { version?: string | null }).version ?? null), reject)
      })
      question.on('timeout', () => question.destroy(new Error('timeout')))
      question.on('error', reject)
    })
  let restsUntil = 0
  return singleFlightAfterNow(
    async () => {
      if (Date.now() < restsUntil) return null
      try {
        const version = await ask()
        restsUntil = 0
        return version
      } catch (error) {
        if (restsUntil === 0) console.error(`storefront: the catalog’s version could not be read: ${error}`)
        restsUntil = Date.now() + REST
        return null
      }
    },
    { minIntervalMs: MIN_INTERVAL },
  )
}
