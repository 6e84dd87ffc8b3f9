import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/** @param shopId the shop whose own name is left out; null for a new one */
export async function findOtherNames(tx: Tx, shopId: string | null): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from shops where id is distinct from ${shopId}::uuid`,
  )
  return rows.map(({ name }) => name)
}
