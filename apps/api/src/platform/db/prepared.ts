import type pg from 'pg'

/** A plan of a search takes half a megabyte of its connection. */
const MOST_PREPARED = 100

/** What the driver remembers of a connection, beside its types. */
interface Remembering {
  connection?: { parsedStatements?: Record<string, string> }
}

/**
 * Lets a connection forget the prepared statement that was not asked for longest, once it has many. Lists come in
 * thousands of shapes, and whoever asks for all of them must neither fill the database's memory nor take the places of
 * those that are asked for each time.
 */
export function forgetOldStatements(client: pg.PoolClient): void {
  const known = new Set<string>()
  const driver = Object.getPrototypeOf(client) as { query(...given: unknown[]): Promise<unknown> }
  const query = (...given: unknown[]) => driver.query.apply(client, given)
  const forget = (name: string) => {
    known.delete(name)
    delete (client as Remembering).connection?.parsedStatements?.[name]
    // It stands in the connection's queue before what comes next.
    query(`deallocate "${name}"`).catch(() => undefined)
  }
  client.query = ((...given: unknown[]) => {
    const { name } = (given[0] ?? {}) as { name?: string }
    if (name) {
      if (!known.delete(name) && known.size >= MOST_PREPARED) forget(known.values().next().value!)
      known.add(name)
    }
    return query(...given)
  }) as typeof client.query
}
