import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { requireNoGaps } from '../../../shops/index.ts'
import { checkAction } from '../../plan/bulk-action.ts'
import { findProductShop } from '../../product-shop.repository.ts'
import { asBusy } from '../begin-step.ts'
import { addStepJob } from '../run-steps.ts'
import { insertRun } from '../runs.repository.ts'
import { requireOwn } from './bulk-run.repository.ts'
import { newBulkRun, storedAction } from './bulk-run.ts'

type Schemas = components['schemas']

/**
 * Begins the check of a change of many products: of those that are named, or of all that a list shows, with exceptions.
 * Nothing is written to a product before it is applied.
 *
 * @returns the run's id
 * @throws problem `request.invalid`, `product.not_found`, `category.not_found`, `run.busy`, `shop.cannot_open`
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
      if (action.field === 'status' && action.status === 'active') await requireNoGaps(tx, shop.shopId)
      await requireOwn(tx, shop, action, 'ids' in selection ? selection.ids : [])
      const { timeZone } = await findProductShop(tx, shop.shopId)
      const run = newBulkRun(shop, { selection, action: storedAction(action, timeZone), now })
      await insertRun(tx, run)
      await addStepJob(tx, run.id, 'checking')
      return run.id
    }),
  ).catch(error => {
    throw asBusy(error)
  })
}
