import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'

/** @throws problem `category.not_found` for one that is neither the marketplace's nor the shop's */
export async function requireCategory(
  tx: Tx,
  { shopId }: ShopScope,
  id: string,
  pointer: string,
): Promise<void> {
  const { rows } = await tx.execute(sql`select from categories
    where id = ${id}::uuid and (shop_id is null or shop_id = ${shopId}::uuid) for key share`)
  if (rows.length === 0)
    throw problem('category.not_found', {
      fields: [{ pointer, code: 'not_found', message: 'This category doesn’t exist.' }],
    })
}

/** Finds which of these categories still exist, and keeps them from being deleted until the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from categories where id = any(${sql.param([...ids])}::uuid[]) order by id for key share`,
  )
  return new Set(rows.map(({ id }) => id))
}
