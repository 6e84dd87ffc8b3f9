import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { Problem, problem } from '../../../../platform/problem.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { type EditDeps, moveVersion } from '../../editor/edit-products.ts'
import { productOf, readProduct } from '../../editor/read-product.ts'
import { changesBetween } from '../../history/changed-fields.ts'
import { logProduct } from '../../history/product-log.ts'
import { type Saving, writeProduct } from '../../plan/plan-edit.ts'
import { lockProducts } from '../../read-products.ts'
import type { BulkBefore } from './change-few.ts'

type Schemas = components['schemas']

const DAYS_TO_UNDO = 30

/**
 * Puts back what a change of several products did. One that was edited since is left alone and named.
 *
 * @throws problem `change.not_found` for one that is unknown, another shop's, older than 30 days or taken back already
 */
export function undoSellerProductsChange(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  id: number,
  key: string,
): Promise<Schemas['BulkUndo']> {
  const now = clock.now()
  const saving: Saving = { shop, money, now, reason: 'undo' }
  const idempotent = {
    scope: `undoSellerProductsChange ${shop.shopId} ${shop.userId}`,
    key,
    request: id,
    now,
  }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(tx, idempotent, async () => {
      const { rows } = await tx.execute<{ before: BulkBefore[] }>(sql`
        update shop_log set what = 'products.change_undone'
        where id = ${id}::bigint and shop_id = ${shop.shopId}::uuid and what = 'products.changed'
          and at > ${now.toISOString()}::timestamptz - ${DAYS_TO_UNDO} * interval '1 day'
        returning changes -> 'before' -> 0 as before`)
      if (!rows[0]) throw problem('change.not_found')
      await lockProducts(
        tx,
        shop.shopId,
        rows[0].before.map(before => before.id),
      )
      const skipped: Schemas['BulkRefusal'][] = []
      for (const before of rows[0].before) {
        const refusal = await undoOne(tx, before, saving)
        if (refusal) skipped.push(refusal)
      }
      return { restored: rows[0].before.length - skipped.length, skipped }
    }),
  )
}

async function undoOne(
  tx: Tx,
  { id, version, patch }: BulkBefore,
  saving: Saving,
): Promise<Schemas['BulkRefusal'] | null> {
  const { shop, money, now } = saving
  const row = await readProduct(tx, shop, id, now).catch(error => {
    if (error instanceof Problem) return null
    throw error
  })
  if (!row) return { productId: id, name: '', reason: 'It is no longer there.' }
  if (row.version !== version)
    return { productId: id, name: row.name, reason: 'It was edited since; it stays as it is.' }
  try {
    await tx.transaction(async inner => writeProduct(inner, row, patch, saving))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { productId: id, name: row.name, reason: error.detail ?? error.message }
  }
  const before = productOf(row, money)
  const changes = changesBetween(before, productOf(await readProduct(tx, shop, id, now), money))
  if (changes.size === 0) return null
  const moved = await moveVersion(tx, shop, id, now)
  await logProduct(tx, shop, id, 'undone', { changes, version: moved.version, now })
  return null
}
