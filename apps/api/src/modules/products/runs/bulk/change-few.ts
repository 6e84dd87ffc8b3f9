import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../../contract/handlers.ts'
import { insertRows } from '../../../../platform/db/bulk.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { readChangeWords } from '../../history/read-words.ts'
import { checkAction } from '../../plan/bulk-action.ts'
import { planBulk, type StoredAction, sumOf } from '../../plan/plan-bulk.ts'
import { findProductShop } from '../../product-shop.repository.ts'
import { lockProducts, readProductsById } from '../../read-products.repository.ts'
import { applyChanges } from '../apply-changes.ts'
import { countJudged, isRefused, judge } from '../judge.ts'
import { insertRun, type RunRow } from '../runs.repository.ts'
import { logRun } from '../shop-runs.repository.ts'
import { requireFewVariants, requireOwn } from './bulk-run.repository.ts'
import { newBulkRun, storedAction } from './bulk-run.ts'
import { bulkAnswer, type PlannedChange } from './view-bulk.ts'

type Schemas = components['schemas']

/**
 * Changes up to 100 products while the caller waits: a run that is checked and applied in one transaction. It appears in
 * the shop's list of runs and can be undone there. A product that the action doesn't fit is named and left unchanged.
 *
 * @throws problem `product.not_found` if one isn't of the shop, `category.not_found`, `request.invalid`
 */
export async function changeSellerProducts(
  { db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>,
  shop: ShopScope,
  { ids: given, action: asked, isPreview = false }: Schemas['BulkChangeRequest'],
  key: string,
): Promise<Schemas['BulkChange']> {
  checkAction(asked, money)
  const now = clock.now()
  const ids = given.map(id => id.toLowerCase()).sort()
  // Only a change of category needs the names of categories, of which there may be thousands.
  const words =
    asked.field === 'category' ? await readChangeWords(db, money) : { money, categoryName: String }
  const work = async (tx: Tx): Promise<Schemas['BulkChange']> => {
    await requireOwn(tx, shop, asked, ids)
    await requireFewVariants(tx, ids)
    if (!isPreview) await lockProducts(tx, shop.shopId, ids)
    const action = storedAction(asked, (await findProductShop(tx, shop.shopId)).timeZone)
    const products = await readProductsById(tx, shop.shopId, ids)
    const changes = products.map((before): PlannedChange => {
      const planned = planBulk(before, action, { money, now })
      const judged = judge(before, planned, { words, sumOf: state => sumOf(state, action) })
      return { before, planned, judged }
    })
    const runId = isPreview ? null : await applyFew(tx, shop, changes, { ids, action, money, now })
    return bulkAnswer(changes, { runId, action, words })
  }
  if (isPreview) return inShopTx(db, shop, work)
  const idempotent = {
    scope: `changeSellerProducts ${shop.shopId} ${shop.userId}`,
    key,
    request: { ids: given, action: asked },
    now,
  }
  return inShopTx(db, shop, tx => withIdempotencyKey(tx, idempotent, () => work(tx)))
}

/** Writes what changes and keeps it as a run. Returns the run's id, or null if nothing changes. */
async function applyFew(
  tx: Tx,
  shop: ShopScope,
  changes: readonly PlannedChange[],
  { ids, action, money, now }: { ids: string[]; action: StoredAction; money: Deps['money']; now: Date },
): Promise<string | null> {
  const changed = changes.flatMap(({ before, planned, judged }) =>
    judged.outcome === 'change' && !isRefused(planned) ? [{ before, after: planned }] : [],
  )
  if (changed.length === 0) return null
  const run: RunRow = {
    ...newBulkRun(shop, { selection: { ids }, action, now }),
    status: 'done',
    total: changes.length,
    position: changes.length,
    counts: { ...countJudged(changes.map(({ judged }) => judged)), applied: changed.length },
    finishedAt: now,
  }
  await insertRun(tx, run)
  const { written } = await applyChanges(tx, run, changed, { money, now, reason: 'bulk' })
  await insertRows(
    tx,
    'catalog_run_items',
    changes.map(({ before: { state }, judged }, at) => ({
      run_id: run.id,
      n: at + 1,
      shop_id: shop.shopId,
      product_id: state.id,
      handle: state.slug,
      title: state.name,
      outcome: judged.outcome,
      changes: judged.changes,
      problems: judged.problems,
      before: written.get(state.id)?.before ?? null,
      version_after: written.get(state.id)?.version_after ?? null,
      applied_at: written.get(state.id)?.applied_at ?? null,
    })),
  )
  await logRun(tx, shop, run.id, 'products.changed', now, { action: [null, action] })
  return run.id
}
