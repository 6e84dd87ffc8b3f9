import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import {
  type CommandContext,
  factsOf,
  fulfillmentLifecycle,
  lockOrder,
  orderLifecycle,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'
import * as repository from './fulfillments.repository.ts'
import { createFulfillment } from './pack-parcel.ts'
import { type ShipInput, shipFulfillment } from './send-parcel.ts'

/**
 * Ships all open items of an order, including replacements. Items that are in no parcel are packed into one, and each
 * claim's replacements into another. A tracking number belongs to one parcel, so an order with several parcels is
 * rejected if there is one.
 *
 * @throws problem `order.not_found`, `order.not_allowed`, `request.invalid`
 */
export async function shipOrder(
  tx: Tx,
  which: WhichOrder,
  input: Omit<ShipInput, 'fulfillmentId'>,
  context: CommandContext,
): Promise<void> {
  const order = await lockOrder(tx, which)
  const { openItems } = factsOf(order, context.now)
  const pending = (await repository.findParcels(tx, order.id)).filter(({ status }) => status === 'pending')
  const packed = [...repository.itemsIn(pending, ({ claimId }) => claimId === null).values()].reduce(
    (sum, each) => sum + each,
    0,
  )
  const isOpen = openItems > packed
  const claims = await repository.findUnpackedClaims(tx, order.id)
  if (pending.length === 0 && claims.length === 0)
    transitionOf(orderLifecycle, 'pack', {
      status: order.status,
      by: context.actor,
      facts: factsOf(order, context.now),
    })
  for (const { status } of pending)
    transitionOf(fulfillmentLifecycle, 'ship', { status, by: context.actor, facts: null })
  const parcels = pending.length + Number(isOpen) + claims.length
  if (parcels > 1 && input.trackingNumber !== undefined)
    throw problem('order.not_allowed', {
      detail: `This order has ${parcels} parcels, and each needs its own tracking number. Open the order and ship them one by one.`,
    })
  const ids = pending.map(({ id }) => id).reverse()
  if (isOpen) ids.push((await createFulfillment(tx, which, {}, context)).id)
  for (const claimId of claims) ids.push((await createFulfillment(tx, which, { claimId }, context)).id)
  for (const fulfillmentId of ids) await shipFulfillment(tx, which, { ...input, fulfillmentId }, context)
}
