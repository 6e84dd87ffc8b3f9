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
      fields: [{ pointer, code: 'not_found', message: 'names a category that is not there' }],
    })
}
