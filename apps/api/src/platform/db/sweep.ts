import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

const AT_ONCE = 5_000

/** Deletes matching rows in small steps that block no one for long. Returns how many were deleted. */
export async function sweep(db: Db, table: PgTable, where: SQL): Promise<number> {
  const name = sql.identifier(getTableName(table))
  for (let swept = 0; ; ) {
    const result = await db.execute(
      sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${where} limit ${AT_ONCE} for update skip locked))`,
    )
    swept += result.rowCount ?? 0
    if ((result.rowCount ?? 0) < AT_ONCE) return swept
  }
}
