import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { isUniqueViolation } from '../../../../platform/db/errors.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { newId } from '../../../../platform/ids.ts'
import { problem } from '../../../../platform/problem.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { checkAction } from '../../plan/bulk-action.ts'
import type { StoredAction } from '../../plan/plan-bulk.ts'
import { tagsOf } from '../../plan/plan-edit.ts'
import { requireCategory } from '../../require-category.ts'
import { addStepJob, KEPT_FOR } from '../run-steps.ts'
import { insertRun } from '../runs.repository.ts'

type Schemas = components['schemas']

/**
 * Begins the check of a change of many products: of those that are named, or of all that a list shows, with exceptions.
 * Nothing is written to a product before it is applied. Answers the run's id.
 *
 * @throws problem `request.invalid`, `product.not_found`, `category.not_found`, `run.busy`
 */
export async function startBulkRun(
  { db, clock, money }: Pick<Deps, 'db' | 'clock' | 'money'>,
  shop: ShopScope,
  { selection, action }: Schemas['BulkRunRequest'],
  key: string,
): Promise<string> {
  checkAction(action, money)
  const now = clock.now()
  const idempotent = {
    scope: `startBulkChange ${shop.shopId} ${shop.userId}`,
    key,
    request: { selection, action },
    now,
  }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(tx, idempotent, async () => {
      if (action.categoryId) await requireCategory(tx, shop, action.categoryId, '/action/categoryId')
      if ('ids' in selection) await requireOwn(tx, shop, selection.ids)
      const id = newId()
      await insertRun(tx, {
        id,
        shopId: shop.shopId,
        kind: 'bulk',
        status: 'checking',
        fileKey: null,
        fileName: null,
        sha256: null,
        encoding: null,
        delimiter: null,
        head: null,
        mapping: null,
        options: {},
        selection: { ...selection },
        action: { ...(await storedOf(tx, shop, action)) },
        total: null,
        position: 0,
        counts: {},
        problem: null,
        actorId: shop.userId,
        createdAt: now,
        progressAt: now,
        finishedAt: null,
        expiresAt: new Date(now.getTime() + KEPT_FOR),
      })
      await addStepJob(tx, id, 'checking')
      return id
    }),
  ).catch(error => {
    throw isUniqueViolation(error, 'catalog_runs_busy_key')
      ? problem('run.busy', { detail: 'One run at a time changes the products of a shop.' })
      : error
  })
}

/** One foreign id, and nothing begins. */
async function requireOwn(tx: Tx, { shopId }: ShopScope, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from products
    where id = any(${sql.param([...ids])}::uuid[]) and shop_id = ${shopId}::uuid`)
  if (rows[0]!.n < new Set(ids.map(id => id.toLowerCase())).size) throw problem('product.not_found')
}

/** Days of the shop become instants; the last day is part of the sale. */
async function storedOf(
  tx: Tx,
  { shopId }: ShopScope,
  { saleFrom, saleUntil, tags, ...action }: Schemas['BulkAction'],
): Promise<StoredAction> {
  const { rows } = await tx.execute<{ starts: Date | string | null; ends: Date | string | null }>(sql`
    select ${saleFrom ?? null}::date::timestamp at time zone time_zone as starts,
      (${saleUntil ?? null}::date + 1)::timestamp at time zone time_zone as ends from shops where id = ${shopId}::uuid`)
  const iso = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString())
  return {
    ...action,
    ...(saleFrom !== undefined && { saleFrom }),
    ...(saleUntil !== undefined && { saleUntil }),
    ...(tags && { tags: tagsOf(tags) }),
    ...(saleFrom !== undefined && { startsAt: iso(rows[0]!.starts) }),
    ...(saleUntil !== undefined && { endsAt: iso(rows[0]!.ends) }),
  }
}
