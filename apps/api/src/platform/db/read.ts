import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { QueryResultRow } from 'pg'
import type { Db } from './client.ts'

const dialect = new PgDialect()

/** The plan of a search takes half a megabyte of its connection. */
const MAX_STATEMENTS = 100

/** Names of the statements that a connection has prepared. */
const prepared = new WeakMap<pg.PoolClient, Set<string>>()

/** Text and values of a statement. */
export function compile(query: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}

/**
 * Runs a statement as a prepared one: planning the catalog's takes longer than running them. The text must depend on
 * the shape of the question only, never on its values.
 *
 * Lists come in thousands of shapes. A connection that has prepared many is closed afterwards, and the pool opens
 * another: the database's memory stays bounded, even when a client asks for all of them.
 */
export const readRows = <Row extends QueryResultRow>(
  { $client: pool }: Pick<Db, '$client'>,
  query: SQL,
): Promise<Row[]> => readRowsOf<Row>(pool, query)

/** Like `readRows`, with statements before and after on the same connection. If one fails, the connection is closed. */
export async function readRowsOf<Row extends QueryResultRow>(
  pool: pg.Pool,
  query: SQL,
  around?: { before: string; after: string },
): Promise<Row[]> {
  const { text, values } = compile(query)
  const client = await pool.connect()
  let isUsable = true
  try {
    const name = hash('sha1', text)
    const names = prepared.get(client) ?? new Set()
    prepared.set(client, names.add(name))
    isUsable = names.size < MAX_STATEMENTS
    if (around) await client.query(around.before)
    const { rows } = await client.query<Row>({ name, text, values })
    if (around) await client.query(around.after)
    return rows
  } catch (error) {
    isUsable = false
    throw error
  } finally {
    client.release(!isUsable)
  }
}

/** The first row of `readRows`. */
export async function readRow<Row extends QueryResultRow>(
  db: Pick<Db, '$client'>,
  query: SQL,
): Promise<Row | undefined> {
  return (await readRows<Row>(db, query))[0]
}

/** Runs a statement that changes data and returns a row, as a prepared statement in its own transaction. */
export async function executeReturning<Row extends QueryResultRow>(
  db: Pick<Db, '$client'>,
  statement: SQL,
): Promise<Row | undefined> {
  return readRow<Row>(db, statement)
}
