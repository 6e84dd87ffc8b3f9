import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { problem } from '../../../../platform/problem.ts'
import { requireCategory } from '../../require-category.repository.ts'

type Schemas = components['schemas']

/** Maximum number of variants that are changed while the caller waits. */
const MAX_VARIANTS = 5_000

/**
 * Checks that an action and its products belong to the shop. A single foreign id rejects the whole action.
 *
 * @throws problem `product.not_found`, `category.not_found`
 */
export async function requireOwn(
  tx: Tx,
  shop: ShopScope,
  action: Schemas['BulkAction'],
  ids: readonly string[],
): Promise<void> {
  if (action.categoryId) await requireCategory(tx, shop, action.categoryId, '/action/categoryId')
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from products
    where id = any(${sql.param([...ids])}::uuid[]) and shop_id = ${shop.shopId}::uuid`)
  if (rows[0]!.n < new Set(ids.map(id => id.toLowerCase())).size) throw problem('product.not_found')
}

/** @throws problem `request.invalid` */
export async function requireFewVariants(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from variants where product_id = any(${sql.param([...ids])}::uuid[])`,
  )
  if (rows[0]!.n > MAX_VARIANTS)
    throw problem('request.invalid', {
      detail: `These products have more than ${MAX_VARIANTS} variants in total. Choose fewer products.`,
    })
}
