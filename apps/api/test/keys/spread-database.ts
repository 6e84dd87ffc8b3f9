import type pg from 'pg'
import { SPREAD } from './spread-keys.ts'

const PARTITIONS = 2
/** A user's open checkout is found, and written again, by a unique index that no partition can have. */
const WHOLE = ['checkouts']

/** Hash partitions in the place of every table that could be spread, with the keys that the map asks for. */
export async function spreadTables(client: pg.Client): Promise<void> {
  const tables = Object.entries(SPREAD).filter(
    ([table, { isMissing }]) => !isMissing && !WHOLE.includes(table),
  )
  await dropReferences(
    client,
    tables.map(([table]) => table),
  )
  for (const [table, { by }] of tables) {
    const run = (text: string) => client.query(text)
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
      [table],
    )
    const { rows: triggers } = await client.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
      [table],
    )
    await run(`alter table ${table} rename to ${table}_whole`)
    for (const { name } of indexes) await run(`alter index ${name} rename to ${name}_whole`)
    await run(
      `create table ${table} (like ${table}_whole including all excluding indexes) partition by hash (${by})`,
    )
    for (let at = 0; at < PARTITIONS; at++)
      await run(`create table ${table}_${at} partition of ${table}
        for values with (modulus ${PARTITIONS}, remainder ${at})`)
    for (const { name, definition } of indexes) await run(withColumn(definition, name, by))
    for (const { definition } of triggers) await run(definition)
  }
  await client.query('grant select on all tables in schema public to stoa_shop_reader')
}

/** A unique index that lacks the column gets it as its last one. */
function withColumn(definition: string, name: string, column: string): string {
  const isMissing = SPREAD[/ ON public\.(\w+) /.exec(definition)![1]!]!.inTheWay?.[name] !== undefined
  return isMissing ? definition.replace(/\(([^()]*|.*?\))\)( WHERE|$)/, `($1, ${column})$2`) : definition
}

/** Foreign keys name single columns of the whole tables; across machines no server enforces them. */
async function dropReferences(client: pg.Client, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
        and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
    [tables],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
}
