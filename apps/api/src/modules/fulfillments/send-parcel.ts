import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { changeStock, lockVariants } from '../catalog/index.ts'
import { setClaim } from '../claims/index.ts'
import {
  addQuantities,
  type CommandContext,
  claimLifecycle,
  fulfillmentLifecycle,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  refreshOrder,
  tellDelivered,
  tellShipped,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'
import { trackingOf } from './carriers.ts'
import * as repository from './fulfillments.repository.ts'
import { handedOverDay } from './handed-over.ts'

export interface ShipInput {
  fulfillmentId: string
  /** Null for none. Without carrier, number and URL, those that were kept when the parcel was packed. */
  carrier?: string | null
  trackingNumber?: string | null
  /** URL of the carrier's page. Begins with `https://`. */
  trackingUrl?: string
  /** Day in the shop's time zone on which the carrier received it; today by default. */
  handedOverOn?: string
}

/**
 * Marks a parcel as shipped. A replacement takes its items from the stock and resolves its claim.
 *
 * @throws problem `order.not_found`, `fulfillment.not_found`, `order.not_allowed`, `stock.insufficient`,
 * `request.invalid`
 */
export async function shipFulfillment(
  tx: Tx,
  which: WhichOrder,
  { fulfillmentId, handedOverOn, ...given }: ShipInput,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const parcel = await repository.findParcel(tx, order, fulfillmentId)
  const at = { status: parcel.status, by: context.actor, facts: null }
  transitionOf(fulfillmentLifecycle, 'ship', at)
  const isGiven = Object.values(given).some(value => value !== undefined)
  const tracking = trackingOf(isGiven ? given : parcel)
  const handedOver = await handedOverDay(tx, order, handedOverOn, context.now)
  await repository.changeParcel(tx, parcel.id, {
    status: 'shipped',
    ...tracking,
    handedOverOn: handedOver,
    shippedAt: context.now,
    updatedAt: context.now,
  })
  await insertOrderEvent(tx, order, 'shipped', { ...context, data: { fulfillmentId } })
  if (parcel.claimId === null) await countShipped(tx, order, parcel, context)
  else await replace(tx, order, { ...parcel, claimId: parcel.claimId }, context)
  await refreshOrder(tx, order.id)
  await tellShipped(
    tx,
    { orderId: order.id, notify: context.notify },
    { ...tracking, lines: parcel.lines, isReplacement: parcel.claimId !== null },
  )
  return order
}

/** Counts a parcel as shipped. While the buyer reports the order as never arrived, it is in question as well. */
async function countShipped(
  tx: Tx,
  order: OrderState,
  { id, lines }: repository.Parcel,
  context: CommandContext,
): Promise<void> {
  const dispute =
    order.inDispute && order.wasReportedMissing ? await repository.findMissingDispute(tx, order.id) : null
  await addQuantities(
    tx,
    order,
    context,
    { kind: 'fulfilled', cause: id, lines },
    ...(dispute ? [{ kind: 'disputed_missing', cause: dispute, lines } as const] : []),
  )
}

async function replace(
  tx: Tx,
  order: OrderState,
  { claimId, lines }: repository.Parcel & { claimId: string },
  context: CommandContext,
): Promise<void> {
  const taken = lines.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return line?.variantId ? [{ title: line.title, variantId: line.variantId, by: -quantity }] : []
  })
  const variants = await lockVariants(
    tx,
    taken.map(({ variantId }) => variantId),
  )
  for (const { title, variantId, by } of taken) {
    const stock = variants.get(variantId)?.stock ?? null
    if (stock !== null && stock + by < 0)
      throw problem('stock.insufficient', {
        detail: `Only ${stock} of “${title}” are in stock. Correct the stock, or refund the claim instead.`,
      })
  }
  await changeStock(tx, taken)
  const claim = await repository.findClaim(tx, order, claimId)
  const facts = { isInDispute: order.inDispute }
  const resolve = transitionOf(claimLifecycle, 'resolve', { status: claim.status, by: context.actor, facts })
  await addQuantities(
    tx,
    order,
    context,
    { kind: 'replaced', cause: claimId, lines },
    // Who says that an item is broken has it.
    ...(claim.kind === 'missing' ? [] : [{ kind: 'exchanged', cause: claimId, lines } as const]),
  )
  const parcels = await repository.findParcels(tx, order.id)
  const sent = repository.itemsIn(
    parcels,
    parcel => parcel.claimId === claimId && (parcel.status === 'shipped' || parcel.status === 'delivered'),
  )
  // A replacement may come in several parcels; the last one resolves the claim.
  if (claim.lines.some(({ orderLineId, quantity }) => (sent.get(orderLineId) ?? 0) < quantity)) return
  await setClaim(tx, claimId, { status: 'resolved' })
  if (resolve.event) await insertOrderEvent(tx, order, resolve.event, { ...context, data: { claimId } })
}

async function countDelivered(
  tx: Tx,
  order: OrderState,
  { id, claimId, lines }: repository.Parcel,
  context: CommandContext,
): Promise<void> {
  const isConfirmed = context.actor !== 'system'
  if (claimId === null)
    await addQuantities(
      tx,
      order,
      context,
      { kind: 'delivered', cause: id, lines },
      ...(isConfirmed ? [{ kind: 'confirmed', cause: id, lines } as const] : []),
    )
  // A missing item counts as exchanged once the buyer or the shop says that its replacement arrived.
  else if (isConfirmed && (await repository.findClaim(tx, order, claimId)).kind === 'missing')
    await addQuantities(tx, order, context, { kind: 'exchanged', cause: claimId, lines })
}

/** A parcel has arrived, as its buyer or shop says. @throws problem `fulfillment.not_found`, `order.not_allowed` */
export async function deliverFulfillment(
  tx: Tx,
  which: WhichOrder,
  fulfillmentId: string,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const parcel = await repository.findParcel(tx, order, fulfillmentId)
  transitionOf(fulfillmentLifecycle, 'deliver', { status: parcel.status, by: context.actor, facts: null })
  await repository.changeParcel(tx, parcel.id, {
    status: 'delivered',
    deliveredAt: context.now,
    updatedAt: context.now,
  })
  await insertOrderEvent(tx, order, 'delivered', { ...context, data: { fulfillmentId } })
  await countDelivered(tx, order, parcel, context)
  await refreshOrder(tx, order.id)
  await tellDelivered(
    tx,
    { orderId: order.id, notify: context.notify },
    { lines: parcel.lines, isAssumed: context.actor === 'system' },
  )
  return order
}
