import type { Tx } from '../../../platform/db/client.ts'
import type { Money } from '../../../platform/money.ts'
import { openingGaps } from '../../shops/index.ts'
import { changesBetween, changesOfNew } from '../history/changed-fields.ts'
import { type LoggedChange, logProducts } from '../history/product-log.repository.ts'
import type { Before } from '../plan/plan-undo.ts'
import { findProductShop } from '../product-shop.repository.ts'
import type { ProductChange } from '../state.ts'
import { explainStock } from '../stock/explain-stock.repository.ts'
import { goesOnSale, writeProducts } from '../write-products.repository.ts'
import type { ItemChange, RunRow } from './runs.repository.ts'

const ACTION = { import: 'imported', bulk: 'bulk', undo: 'undone' } as const

/** Keeps products as drafts that a file would put on sale in a shop that can't sell yet, so that none of it is lost. */
async function asDrafts(
  tx: Tx,
  shopId: string,
  changes: readonly ProductChange[],
): Promise<readonly ProductChange[]> {
  if (!changes.some(goesOnSale) || (await openingGaps(tx, shopId)).length === 0) return changes
  return changes.map(change =>
    goesOnSale(change) ? { ...change, after: { ...change.after, status: 'draft', publishAt: null } } : change,
  )
}

/**
 * Writes the products of a run with their history, in its transaction.
 *
 * @returns what undo needs of each product, by its id
 */
export async function applyChanges(
  tx: Tx,
  run: Pick<RunRow, 'shopId' | 'actorId' | 'fileName'>,
  planned: readonly ProductChange[],
  { money, now, reason }: { money: Money; now: Date; reason: keyof typeof ACTION },
): Promise<Map<string, Pick<ItemChange, 'before' | 'version_after' | 'applied_at'>>> {
  const changes = reason === 'import' ? await asDrafts(tx, run.shopId, planned) : planned
  await explainStock(tx, run.actorId, reason, run.fileName)
  const versions = await writeProducts(tx, run.shopId, changes, now)
  const { timeZone } = await findProductShop(tx, run.shopId)
  const entries = changes.flatMap(({ before, after }): LoggedChange[] => {
    const version = versions.get(after.id)!
    if (version === before?.version) return []
    const form = { money, timeZone }
    const fields = before ? changesBetween(before.state, after, form) : changesOfNew(after, form)
    return [{ productId: after.id, version, changes: fields }]
  })
  await logProducts(tx, { shopId: run.shopId, userId: run.actorId }, ACTION[reason], entries, now)
  return new Map(
    changes.map(({ before, after }) => {
      const kept: Before = {
        state: before?.state ?? null,
        stockAfter: Object.fromEntries(after.variants.map(({ id, stock }) => [id, stock])),
      }
      return [
        after.id,
        { before: kept, version_after: versions.get(after.id)!, applied_at: now.toISOString() },
      ]
    }),
  )
}
