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
import type { ItemChange, RunItemRow, RunRow } from './runs.repository.ts'

const ACTION = { import: 'imported', bulk: 'bulk', undo: 'undone' } as const

const KEPT_AS_DRAFT = 'Kept as a draft because your shop couldn’t sell yet.'

/** Adds to an item's notes that its product was kept as a draft. */
export const withDraftNote = ({ line, problems }: Pick<RunItemRow, 'line' | 'problems'>) => [
  ...(problems ?? []).filter(({ reason }) => reason !== KEPT_AS_DRAFT),
  { line: line ?? 0, column: '', reason: KEPT_AS_DRAFT },
]

/** Keeps products as drafts if the shop can't sell yet, so that the rest of an import or an undo isn't lost. */
async function asDrafts(
  tx: Tx,
  shopId: string,
  changes: readonly ProductChange[],
): Promise<{ changes: readonly ProductChange[]; keptDrafts: ReadonlySet<string> }> {
  const onSale = new Set(changes.filter(goesOnSale).map(({ after }) => after.id))
  if (onSale.size === 0 || (await openingGaps(tx, shopId)).length === 0)
    return { changes, keptDrafts: new Set() }
  return {
    changes: changes.map(({ before, after }) => ({
      before,
      after: onSale.has(after.id) ? { ...after, status: 'draft', publishAt: null } : after,
    })),
    keptDrafts: onSale,
  }
}

/** Products that a run wrote. */
interface Applied {
  /** Values that undo needs, by the product's id. */
  written: Map<string, Pick<ItemChange, 'before' | 'version_after' | 'applied_at'>>
  /** Ids of products that stay drafts because the shop can't sell yet. */
  keptDrafts: ReadonlySet<string>
}

/**
 * Writes the products of a run with their history, in its transaction.
 *
 * @throws problem `shop.cannot_open` if a bulk change would put a product on sale in a shop that lacks something
 */
export async function applyChanges(
  tx: Tx,
  run: Pick<RunRow, 'shopId' | 'actorId' | 'fileName'>,
  planned: readonly ProductChange[],
  { money, now, reason }: { money: Money; now: Date; reason: keyof typeof ACTION },
): Promise<Applied> {
  const { changes, keptDrafts } =
    reason === 'bulk'
      ? { changes: planned, keptDrafts: new Set<string>() }
      : await asDrafts(tx, run.shopId, planned)
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
  const written = new Map(
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
  return { written, keptDrafts }
}
