import { sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/** Rows of one table, all with the same columns, under the database's names for them. */
export type BulkRow = Readonly<Record<string, unknown>>

/** Rows of one statement. Those of products also write their search index, within the time limit of a statement. */
const CHUNK = 500

/**
 * Inserts many rows with few statements. They are sent as one JSON value, so that the number of columns isn't
 * limited.
 *
 * @param onConflict trusted SQL
 * @returns number of inserted or changed rows
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly BulkRow[],
  onConflict = 'on conflict do nothing',
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.raw(columns.map(name => `"${name}"`).join(', '))
  let changed = 0
  for (let at = 0; at < rows.length; at += CHUNK) {
    const json = JSON.stringify(rows.slice(at, at + CHUNK))
    const result = await db.execute(sql`insert into ${sql.raw(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.raw(table)}, ${json}::jsonb)
      ${sql.raw(onConflict)}`)
    changed += result.rowCount ?? 0
  }
  return changed
}

/** Inserts rows of several tables in one statement. They may reference each other. */
export async function insertTogether(
  db: Queryable,
  tables: Readonly<Record<string, readonly BulkRow[]>>,
): Promise<void> {
  const parts = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  const inserts = parts.map(([table, rows], at) => {
    const name = sql.raw(table)
    const columns = sql.raw(Object.keys(rows[0]!).join(', '))
    return sql`${sql.raw(`i${at}`)} as (insert into ${name} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb))`
  })
  if (inserts.length > 0) await db.execute(sql`with ${sql.join(inserts, sql`, `)} select`)
}

/**
 * An ON CONFLICT that writes only what differs, so that a repeat changes nothing and counts nothing.
 *
 * @param touch of a table with `updated_at`, which then says when
 */
export function updateWhereDifferent(
  key: string,
  table: string,
  columns: readonly string[],
  touch: 'touch' | null = null,
): string {
  const names = columns.map(name => `"${name}"`)
  const ours = names.map(name => `${table}.${name}`).join(', ')
  const theirs = names.map(name => `excluded.${name}`).join(', ')
  const changes = names.map(name => `${name} = excluded.${name}`)
  return `on conflict (${key}) do update set ${[...changes, ...(touch ? ['updated_at = now()'] : [])].join(', ')}
    where (${ours}) is distinct from (${theirs})`
}
