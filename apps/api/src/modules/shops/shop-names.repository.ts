import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/** Reads the names of all shops but one. */
export async function readOtherNames(tx: Tx, shopId: string | null): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from shops where id is distinct from ${shopId}::uuid`,
  )
  return rows.map(({ name }) => name)
}
