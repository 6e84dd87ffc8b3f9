import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { newId } from '../../../../platform/ids.ts'
import { problem } from '../../../../platform/problem.ts'
import type { StoredAction } from '../../plan/plan-bulk.ts'
import { tagsOf } from '../../plan/plan-edit.ts'
import { requireCategory } from '../../require-category.ts'
import { KEPT_FOR } from '../run-steps.ts'
import type { RunRow } from '../runs.repository.ts'

type Schemas = components['schemas']

interface NewBulkRun {
  selection: Schemas['BulkSelection']
  action: StoredAction
  now: Date
}

/** A run of one action on several products, about to be checked. */
export const newBulkRun = (shop: ShopScope, { selection, action, now }: NewBulkRun): RunRow => ({
  id: newId(),
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
  action: { ...action },
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

/**
 * Checks that an action and its products belong to the shop: one foreign id, and nothing begins.
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

/** Turns days of the shop into instants; the last day is part of the sale. */
export async function storedAction(
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
