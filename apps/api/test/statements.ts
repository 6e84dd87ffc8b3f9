import type pg from 'pg'

interface Recorded<T> {
  answer: T
  statements: string[]
}

interface Statement {
  name?: string
  text: string
}

/** Runs `work` and tells which prepared statements it sent over the pool's connections, in their order. */
export const recordStatements = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<Recorded<T>> =>
  record(pool, work, ({ name }) => Boolean(name))

/** Records every statement, prepared or not, with `begin` and `commit`. */
export const recordAll = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<Recorded<T>> =>
  record(pool, work, () => true)

async function record<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
  isWanted: (statement: Statement) => boolean,
): Promise<Recorded<T>> {
  const statements: string[] = []
  const recorded = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listen = (client: pg.PoolClient) => {
    if (recorded.has(client)) return
    recorded.set(client, client.query)
    client.query = ((...given: Parameters<typeof client.query>) => {
      const [first] = given as unknown as [string | Statement]
      const statement = typeof first === 'string' ? { text: first } : first
      if (isWanted(statement)) statements.push(statement.text)
      return recorded.get(client)!.apply(client, given)
    }) as typeof client.query
  }
  pool.on('acquire', listen)
  try {
    return { answer: await work(), statements }
  } finally {
    pool.off('acquire', listen)
    for (const [client, query] of recorded) client.query = query
  }
}
