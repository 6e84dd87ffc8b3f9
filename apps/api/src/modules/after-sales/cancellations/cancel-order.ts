import type { components } from '@stoa/api-client/schema'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { createMoney } from '../../../platform/money.ts'
import { changeStock, lockVariants } from '../../catalog/index.ts'
import { unpackSurplus } from '../../fulfillments/index.ts'
import {
  addQuantities,
  amountsOf,
  type ChangeContext,
  type CommandContext,
  factsOf,
  insertOrderEvent,
  type LineItems,
  lockOrder,
  type OrderState,
  openOf,
  orderLifecycle,
  previewOf,
  priceOf,
  readOrder,
  refreshOrder,
  setOrderStatus,
  takeLines,
  tellCanceled,
  transitionOf,
  unrefundedOf,
  type WantedLine,
  type WhichOrder,
  wantedOf,
} from '../../orders/index.ts'
import { refundableOf, refundOrder } from '../../payments/index.ts'
import * as repository from './cancellations.repository.ts'

export interface CancelInput {
  /** Items to cancel. If omitted, everything that isn't shipped. */
  lines?: readonly WantedLine[] | undefined
  reason: repository.CancelReason
  note?: string | null | undefined
  /** Whether to return the items to the stock. By default yes, unless the reason is that the shop doesn't have them. */
  restock?: boolean | undefined
  /** Refund that already covers the canceled items. */
  refundedBy?: string | null
}

/**
 * Cancels unshipped items of an order, all or some. Refunds them, returns them to the stock unless the shop doesn't have
 * them, and unpacks parcels that contain them.
 *
 * @throws problem `order.not_found`, `order.not_allowed`, `order.line_not_found`, `order.quantity_exceeded`
 */
export async function cancelOrder(
  tx: Tx,
  which: WhichOrder,
  { lines, reason, note = null, restock = reason !== 'inventory', refundedBy = null }: CancelInput,
  context: CommandContext,
): Promise<OrderState> {
  const order = await lockOrder(tx, which)
  const { items, isWhole } = itemsOf(order, lines, context)
  const unrefunded = items.map(({ line, quantity }) => ({ line, quantity: unrefundedOf(line, quantity) }))
  const id = newId()
  await addQuantities(
    tx,
    order,
    context,
    { kind: 'canceled', cause: id, lines: wantedOf(items) },
    { kind: 'refunded', cause: id, lines: wantedOf(unrefunded) },
  )
  await unpackSurplus(tx, order, context)
  if (restock) await giveBack(tx, items)
  if (isWhole) await setOrderStatus(tx, order, 'canceled', context)
  await insertOrderEvent(tx, order, isWhole ? 'canceled' : 'lines_canceled', { ...context, data: { reason } })
  const amount =
    order.isPaid && refundedBy === null
      ? amountOf(order, unrefunded, isWhole)
      : { itemMinor: 0, shippingMinor: 0 }
  const refundId = await refundOrder(
    tx,
    order,
    { ...amount, reason: 'cancellation', ofLines: amountsOf(unrefunded) },
    context,
  )
  if (refundId === null) await refreshOrder(tx, order.id)
  await repository.insertCancellation(tx, order, {
    id,
    actor: context.actor,
    now: context.now,
    items,
    reason,
    note,
    refundId: refundId ?? refundedBy,
  })
  await tellCanceled(
    tx,
    { orderId: order.id, notify: context.notify },
    {
      actor: context.actor,
      reason,
      note,
      isWhole,
      isRestocked: restock,
      lines: wantedOf(items),
      refundedMinor: amount.itemMinor + amount.shippingMinor,
    },
  )
  return order
}

/** Calculates the refund of a cancellation. @throws the same problems as the cancellation */
export async function previewCancellation(
  db: Db,
  which: WhichOrder,
  { lines }: Pick<CancelInput, 'lines'>,
  context: ChangeContext,
): Promise<components['schemas']['RefundPreview']> {
  const order = await readOrder(db, which)
  const { items, isWhole } = itemsOf(order, lines, context)
  const unrefunded = items.map(({ line, quantity }) => ({ line, quantity: unrefundedOf(line, quantity) }))
  const amount = order.isPaid ? amountOf(order, unrefunded, isWhole) : { itemMinor: 0, shippingMinor: 0 }
  return previewOf(order, amount, createMoney(order.currency))
}

function itemsOf(order: OrderState, lines: CancelInput['lines'], { actor, now }: ChangeContext) {
  const facts = factsOf(order, now)
  // What can be said of the whole comes first: it says more than a quantity.
  const isUnsent = facts.shippedItems === 0
  const at = { status: order.status, by: actor, facts }
  transitionOf(orderLifecycle, !lines && isUnsent ? 'cancel' : 'cancel_lines', at)
  const items = takeLines(order, lines, { limitOf: openOf, done: 'canceled' })
  const isWhole = isUnsent && items.reduce((sum, { quantity }) => sum + quantity, 0) === facts.openItems
  return { items, isWhole }
}

/** The items' price, and the delivery when there is none. Never more than earlier refunds have left. */
function amountOf(order: OrderState, items: readonly LineItems[], isWhole: boolean) {
  const left = refundableOf(order)
  return {
    itemMinor: Math.min(priceOf(items), left.itemMinor),
    shippingMinor: isWhole ? left.shippingMinor : 0,
  }
}

async function giveBack(tx: Tx, items: readonly LineItems[]): Promise<void> {
  const changes = items.flatMap(({ line, quantity }) =>
    line.variantId === null ? [] : [{ variantId: line.variantId, by: quantity }],
  )
  await lockVariants(
    tx,
    changes.map(({ variantId }) => variantId),
  )
  await changeStock(tx, changes)
}
