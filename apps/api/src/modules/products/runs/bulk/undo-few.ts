import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { problem } from '../../../../platform/problem.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { actionsOf } from '../run-json.ts'
import { addCounts, lockRun, nextToUndo, updateRun } from '../runs.repository.ts'
import { logRun } from '../shop-runs.repository.ts'
import { CHANGED_SINCE, undoItems } from '../undo-items.ts'

type Schemas = components['schemas']

/** Maximum number of products that are restored while the caller waits. */
const FEW = 100

/**
 * Undoes a change of few products while the caller waits. A product that was edited since is left unchanged and
 * reported.
 *
 * @throws problem `change.not_found` if the run is unknown, another shop's, too large, older than 30 days or undone
 */
export function undoSellerProductsChange(
  { db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>,
  shop: ShopScope,
  runId: string,
  key: string,
): Promise<Schemas['BulkUndo']> {
  const now = clock.now()
  const idempotent = {
    scope: `undoSellerProductsChange ${shop.shopId} ${shop.userId}`,
    key,
    request: runId,
    now,
  }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(tx, idempotent, async () => {
      const run = await lockRun(tx, shop.shopId, runId)
      if (run?.kind !== 'bulk' || !actionsOf(run, now).includes('undo')) throw problem('change.not_found')
      const items = await nextToUndo(tx, run.id, FEW + 1)
      if (items.length > FEW) throw problem('change.not_found')
      const { restored, conflicts, keptDrafts } = await undoItems(
        tx,
        { ...run, actorId: shop.userId },
        items,
        {
          money,
          now,
        },
      )
      await updateRun(tx, run.id, {
        status: 'undone',
        counts: addCounts(run.counts, { undone: restored.length, conflict: conflicts.length, keptDrafts }),
        position: items.length,
        progressAt: now,
        finishedAt: now,
      })
      await logRun(tx, shop, run.id, 'run.undone', now)
      return {
        restored: restored.length,
        keptDrafts,
        skipped: conflicts.map(({ productId, title }) => ({
          productId: productId!,
          name: title,
          reason: CHANGED_SINCE,
          fields: [],
        })),
      }
    }),
  )
}
