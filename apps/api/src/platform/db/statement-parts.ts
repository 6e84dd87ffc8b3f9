import { type SQL, sql } from 'drizzle-orm'

/** Writes a number of the code into a statement's text. Plans for any value assume a tenth of all rows for a limit. */
export const constant = (value: number): SQL => sql.raw(String(value))

/** Builds `where` with all conditions that are given, and nothing without any. */
export function whereAll(conditions: readonly (SQL | null | undefined)[]): SQL {
  const given = conditions.filter(condition => condition !== undefined && condition !== null)
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``
}
