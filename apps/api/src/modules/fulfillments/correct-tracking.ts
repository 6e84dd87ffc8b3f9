import type { Tx } from '../../platform/db/client.ts'
import {
  type CommandContext,
  fulfillmentLifecycle,
  insertOrderEvent,
  lockOrder,
  type OrderState,
  tellTrackingChanged,
  transitionOf,
  type WhichOrder,
} from '../orders/index.ts'
import { trackingOf } from './carriers.ts'
import * as repository from './fulfillments.repository.ts'

export interface CorrectionInput {
  fulfillmentId: string
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
}

/**
 * Corrects carrier and number of a parcel in transit. Without a change, writes no event and sends no email.
 *
 * @throws problem `order.not_found`, `fulfillment.not_found`, `order.not_allowed`
 */
export async function correctTracking(
  tx: Tx,
  which: WhichOrder,
  { fulfillmentId, ...given }: CorrectionInput,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const parcel = await repository.findParcel(tx, order, fulfillmentId)
  const at = { status: parcel.status, by: context.actor, facts: null }
  transitionOf(fulfillmentLifecycle, 'correct', at)
  const { carrier, trackingNumber, trackingUrl } = parcel
  const from = { carrier, trackingNumber, trackingUrl }
  const to = trackingOf(given)
  if (JSON.stringify(from) === JSON.stringify(to)) return order
  await repository.changeParcel(tx, parcel.id, { status: parcel.status, ...to, updatedAt: context.now })
  await insertOrderEvent(tx, order, 'tracking_changed', { ...context, data: { fulfillmentId, from, to } })
  const about = { orderId: order.id, notify: context.notify }
  await tellTrackingChanged(tx, about, { ...to, lines: parcel.lines })
  return order
}
