import type pg from 'pg'

/** Runs `work` and tells which prepared statements it sent over the pool's connections, in their order. */
export async function recordStatements<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
): Promise<{ answer: T; statements: string[] }> {
  const statements: string[] = []
  const recorded = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const record = (client: pg.PoolClient) => {
    if (recorded.has(client)) return
    recorded.set(client, client.query)
    client.query = ((...given: Parameters<typeof client.query>) => {
      const [statement] = given as unknown as [{ name?: string; text: string }]
      if (statement.name) statements.push(statement.text)
      return recorded.get(client)!.apply(client, given)
    }) as typeof client.query
  }
  pool.on('acquire', record)
  try {
    return { answer: await work(), statements }
  } finally {
    pool.off('acquire', record)
    for (const [client, query] of recorded) client.query = query
  }
}
