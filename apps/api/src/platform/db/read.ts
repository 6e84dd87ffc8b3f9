import { createHash } from 'node:crypto'
import { Param, SQL, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Db } from './client.ts'

const dialect = new PgDialect()
/** Names by text, so that a statement is hashed once. */
const names = new Map<string, string>()
const MOST_NAMES = 1_000

/** Text and values of a statement. */
export function compile(query: SQL): { text: string; values: unknown[] } {
  const found = { text: '', values: [] as unknown[] }
  if (append(found, query)) return found
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, values: params }
}

/**
 * Writes out what statements are made of here: text, parameters and other statements. The dialect knows far more,
 * and its walk takes a quarter of the time of a list's call.
 *
 * @returns false for anything else, which is the dialect's
 */
function append(found: { text: string; values: unknown[] }, chunk: unknown): boolean {
  if (chunk instanceof SQL) return chunk.queryChunks.every(each => append(found, each))
  if (chunk instanceof StringChunk) {
    found.text += chunk.value.join('')
    return true
  }
  const isParam = chunk instanceof Param
  const value = isParam ? chunk.value : chunk
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if (!isPlain && !(isParam && Array.isArray(value))) return false
  found.text += `$${found.values.push(isParam ? chunk.encoder.mapToDriverValue(value) : value)}`
  return true
}

/**
 * Runs a reading statement as a prepared one: the catalogue's are planned longer than they run.
 * The text must depend on the shape of the question only, never on its values.
 */
export async function readRows<Row extends QueryResultRow>(
  { $client }: Pick<Db, '$client'>,
  query: SQL,
): Promise<Row[]> {
  const { text, values } = compile(query)
  return (await $client.query<Row>({ name: nameOf(text), text, values })).rows
}

/** The first row of `readRows`. */
export async function readRow<Row extends QueryResultRow>(
  db: Pick<Db, '$client'>,
  query: SQL,
): Promise<Row | undefined> {
  return (await readRows<Row>(db, query))[0]
}

/** The row of a statement that changes something, which it does as a transaction of its own; prepared as well. */
export async function changeRow<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row | undefined> {
  return readRow<Row>(db, query)
}

/** The same for the same text in each process: a connection may know it from before. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST_NAMES) names.delete(names.keys().next().value!)
  const name = `r${createHash('sha1').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}
