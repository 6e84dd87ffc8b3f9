import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import {
  type ChangeContext,
  type CommandContext,
  factsOf,
  fulfillmentLifecycle,
  type LineState,
  lockOrder,
  type OrderState,
  openOf,
  orderLifecycle,
  takeLines,
  transitionOf,
  type WantedLine,
  type WhichOrder,
} from '../orders/index.ts'
import { trackingOf } from './carriers.ts'
import { confirmLocked } from './confirm-order.ts'
import * as repository from './fulfillments.repository.ts'

export interface PackInput {
  /** Items to pack. If omitted, everything that is still to be packed. */
  lines?: readonly WantedLine[]
  /** The approved claim that it replaces something for. */
  claimId?: string
  /** Kept with the parcel until it ships. */
  carrier?: string
  trackingNumber?: string
}

/**
 * Packs a parcel. A placed order is confirmed by it. A replacement counts for no line of the order.
 *
 * @returns the parcel's id
 * @throws problem `order.not_found`, `order.not_allowed`, `order.line_not_found`, `order.quantity_exceeded`,
 *   `claim.not_found`
 */
export async function createFulfillment(
  tx: Tx,
  which: WhichOrder,
  { lines, claimId, ...given }: PackInput,
  context: CommandContext,
): Promise<{ order: OrderState; id: string }> {
  const order = await lockOrder(tx, which)
  const limitOf =
    claimId === undefined ? await limitOfOrder(tx, order, context) : await limitOfClaim(tx, order, claimId)
  transitionOf(fulfillmentLifecycle, 'pack', { status: null, by: context.actor, facts: null })
  const items = takeLines(order, lines, { limitOf, done: 'packed' })
  if (items.length === 0)
    throw problem('order.not_allowed', {
      detail: 'All items are already in parcels. Ship or unpack those first.',
    })
  if (order.status === 'placed') await confirmLocked(tx, order, context)
  const id = await repository.insertParcel(tx, order, {
    claimId: claimId ?? null,
    tracking: trackingOf(given),
    lines: items.map(({ line, quantity }) => ({ orderLineId: line.id, quantity })),
    now: context.now,
  })
  return { order, id }
}

async function limitOfOrder(tx: Tx, order: OrderState, { actor, now }: ChangeContext) {
  transitionOf(orderLifecycle, 'pack', { status: order.status, by: actor, facts: factsOf(order, now) })
  const parcels = await repository.findParcels(tx, order.id)
  const packed = repository.itemsIn(
    parcels,
    ({ status, claimId }) => status === 'pending' && claimId === null,
  )
  return (line: LineState) => openOf(line) - (packed.get(line.id) ?? 0)
}

async function limitOfClaim(tx: Tx, order: OrderState, claimId: string) {
  const claim = await repository.findClaim(tx, order, claimId)
  if (claim.status !== 'approved' || claim.resolution !== 'replacement')
    throw problem('order.not_allowed', {
      detail: 'Only a claim that was approved with a replacement can get a parcel.',
    })
  const wanted = new Map(claim.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const parcels = await repository.findParcels(tx, order.id)
  const packed = repository.itemsIn(
    parcels,
    parcel => parcel.claimId === claimId && parcel.status !== 'canceled',
  )
  return (line: LineState) => (wanted.get(line.id) ?? 0) - (packed.get(line.id) ?? 0)
}

/** Unpacks a parcel that was not shipped. @throws problem `fulfillment.not_found`, `order.not_allowed` */
export async function cancelFulfillment(
  tx: Tx,
  which: WhichOrder,
  fulfillmentId: string,
  context: ChangeContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  await unpack(tx, await repository.findParcel(tx, order, fulfillmentId), context)
  return order
}

/**
 * Unpacks parcels, newest first, until they contain no more items than are open. Used after a cancellation, with the
 * order locked and its lines current.
 */
export async function unpackSurplus(
  tx: Tx,
  order: OrderState,
  { now }: Pick<ChangeContext, 'now'>,
): Promise<void> {
  const isWaiting = ({ status, claimId }: repository.Parcel) => status === 'pending' && claimId === null
  const waiting = (await repository.findParcels(tx, order.id)).filter(isWaiting)
  const packed = repository.itemsIn(waiting, isWaiting)
  const surplusOf = (lineId: string): number => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? (packed.get(lineId) ?? 0) - openOf(line) : 0
  }
  for (const parcel of waiting) {
    if (!parcel.lines.some(({ orderLineId }) => surplusOf(orderLineId) > 0)) continue
    await unpack(tx, parcel, { actor: 'system', now })
    for (const { orderLineId, quantity } of parcel.lines)
      packed.set(orderLineId, packed.get(orderLineId)! - quantity)
  }
}

async function unpack(
  tx: Tx,
  { id, status }: repository.Parcel,
  { actor, now }: ChangeContext,
): Promise<void> {
  transitionOf(fulfillmentLifecycle, 'cancel', { status, by: actor, facts: null })
  await repository.changeParcel(tx, id, { status: 'canceled', updatedAt: now })
}
