import type pg from 'pg'
import { quote } from './connect.ts'

export interface Table {
  name: string
  /** Columns in the order of the table, without generated ones. */
  columns: string[]
  /** Primary key as an ORDER BY that is the same on every server. */
  order: string
}

/** Tables with rows from the start, which those of a backup replace. */
export const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set([
  'fee_months',
  'search_synonyms',
  'tax_categories',
])

/** The tables of the marketplace. Unlogged ones hold what may be forgotten. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    key: { name: string; isText: boolean }[]
  }>(
    `select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.at), '[]')
        from pg_index i, unnest(i.indkey) with ordinality k (num, at), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.num) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`,
  )
  return rows.map(({ name, columns, key }) => {
    if (key.length === 0) throw new Error(`The table ${name} has no primary key: its rows have no order.`)
    const order = key.map(column => quote(column.name) + (column.isText ? ' collate "C"' : '')).join(', ')
    return { name, columns, order }
  })
}

/** The statement that writes all rows of a table, in the order of its key. */
export const copyOut = ({ name, columns, order }: Table): string =>
  `copy (select ${columns.map(quote).join(', ')} from ${quote(name)} order by ${order}) to stdout`

export const copyIn = ({ name, columns }: Table): string =>
  `copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`

/** Returns the hashes of the migrations that have run, oldest first; null if there is no marketplace. */
export async function findMigrations(client: pg.Client): Promise<string[] | null> {
  const { rows: known } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (known[0].name === null) return null
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

/** The last values of sequences that were used. */
export async function findSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Deletes the rows that migrations wrote. */
export async function emptyFilled(client: pg.Client): Promise<void> {
  // A backup of before has no such table yet.
  for (const name of FILLED_BY_MIGRATIONS)
    await client.query(
      `do $$ begin if to_regclass('${name}') is not null then delete from ${name}; end if; end $$`,
    )
}
