import { hash } from 'node:crypto'
import type pg from 'pg'
import { isOutdatedPlan, pgErrorOf } from './errors.ts'

/** From which time on a connection prepares a statement: most shapes of a list are asked for once. */
const TIMES = 3
/** Each plan takes memory of its connection. */
const MAX_PREPARED = 80
const MAX_COUNTED = 1_000

type Query = (...given: readonly unknown[]) => unknown

/**
 * Prepares what a connection sends again and again, such as the statements that place an order: the database reads and
 * plans them once then. What has a name already, or no values, goes as it is. What a migration has made outdated is
 * sent again as it is.
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < TIMES) {
      if (counts.size >= MAX_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `repeated-${generation}-${hash('sha1', text)}`
    names.set(text, name)
    return name
  }
  const send = client.query.bind(client) as unknown as Query
  const sendAgain = (given: readonly unknown[]) => {
    generation += 1
    names.clear()
    return send(...given)
  }
  client.query = ((...given: readonly unknown[]) => {
    const [query, values, callback] = given
    if (!isPlain(query) || !hasAny(values ?? query.values)) return send(...given)
    const name = nameOf(query.text)
    if (name === undefined) return send(...given)
    const named = { ...query, name }
    if (typeof callback === 'function')
      return send(named, values, (error: unknown, result: unknown) =>
        isOutdatedPlan(error) ? sendAgain(given) : callback(error, result),
      )
    return (send(named, values) as Promise<unknown>).catch(async (error: unknown) => {
      if (!isOutdatedPlan(error)) throw error
      try {
        return await sendAgain(given)
      } catch (second) {
        // Within a transaction, which is lost with it.
        throw pgErrorOf(second)?.code === '25P02' ? error : second
      }
    })
  }) as unknown as typeof client.query
}

const hasAny = (values: unknown): boolean => Array.isArray(values) && values.length > 0

/** An object with a text and without a name; a cursor or a stream is none. */
const isPlain = (query: unknown): query is { text: string; values?: unknown } =>
  typeof query === 'object' &&
  query !== null &&
  Object.getPrototypeOf(query) === Object.prototype &&
  typeof (query as { text?: unknown }).text === 'string' &&
  !(query as { name?: unknown }).name
