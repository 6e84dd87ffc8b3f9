import { cancelOrder, refundByShop } from '../../modules/after-sales/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import { type CommandContext, type Notify, readOrder, type WantedLine } from '../../modules/orders/index.ts'
import { findRefund, refundAgain, refundedOtherwise } from '../../modules/payments/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import { amounts, measured } from '../measure.ts'
import type { Done } from '../shop-actions.ts'

/** Time of an action, its emails, and the currency in which effects are counted. */
export interface PurchaseContext {
  now: Date
  notify: Notify
  money: Money
  /** Null for a command without one. */
  reason: string | null
}

/** Action with the amount that counts toward the operator's daily limit. */
interface RefundDone extends Done {
  /** Refunded to the buyer, in minor units. */
  amountMinor: number
}

/** Cancels items that aren't shipped. @throws like `cancelOrder` */
export const cancelItems = (
  tx: Tx,
  orderId: string,
  {
    lines,
    note,
    ...context
  }: PurchaseContext & { lines?: readonly WantedLine[] | undefined; note: string | null },
): Promise<RefundDone> =>
  onOrder(tx, { what: 'order.canceled', subjectKind: 'order', subjectId: orderId, orderId }, context, by =>
    cancelOrder(tx, { id: orderId }, { lines, reason: 'other', note }, by),
  )

/** Refunds items, shipping or an amount. @throws like `refundByShop` */
export const refundItems = (
  tx: Tx,
  orderId: string,
  { input, ...context }: PurchaseContext & { input: Parameters<typeof refundByShop>[2] },
): Promise<RefundDone> =>
  onOrder(tx, { what: 'order.refunded', subjectKind: 'order', subjectId: orderId, orderId }, context, by =>
    refundByShop(tx, { id: orderId }, input, by),
  )

/** Sends a declined refund to the provider again. @throws like `refundAgain` */
export const retryRefund = (tx: Tx, id: string, context: PurchaseContext): Promise<RefundDone> =>
  ofRefund(tx, { id, what: 'refund.retried' }, context, () => refundAgain(tx, { id, ...context }))

/** Records that a declined refund was sent by other means. @throws like `refundedOtherwise` */
export const markRefundPaid = (
  tx: Tx,
  id: string,
  { sentMinor, reference, ...context }: PurchaseContext & { sentMinor: number; reference: string },
): Promise<RefundDone> =>
  ofRefund(tx, { id, what: 'refund.paid' }, context, () =>
    refundedOtherwise(tx, { id, sentMinor, reference, ...context }),
  )

/** Runs an action on a refund. One of a payment that became no order has no shop and no ledger. */
async function ofRefund(
  tx: Tx,
  { id, what }: { id: string; what: string },
  context: PurchaseContext,
  work: () => Promise<number>,
): Promise<RefundDone> {
  const refund = await findRefund(tx, id)
  if (!refund) throw problem('refund.not_found')
  const { orderId } = refund
  if (orderId !== null)
    return onOrder(tx, { what, subjectKind: 'refund', subjectId: id, orderId }, context, work)
  const amountMinor = await work()
  const entry: LogEntry = {
    what,
    subjectKind: 'refund',
    subjectId: id,
    before: { status: refund.status },
    after: { status: 'succeeded' },
    reason: context.reason,
    amountMinor,
  }
  return { entry, amountMinor, effects: amounts(context.money, [['refund', amountMinor]]) }
}

/** Runs an action on an order, with an entry of its state before and after. */
async function onOrder(
  tx: Tx,
  { orderId, ...about }: Pick<LogEntry, 'what' | 'subjectKind' | 'subjectId'> & { orderId: string },
  { now, notify, money, reason }: PurchaseContext,
  work: (context: CommandContext) => Promise<unknown>,
): Promise<RefundDone> {
  const { orders, before, after, amountMinor, effects } = await measured(
    tx,
    { orderIds: [orderId], money },
    () => work({ actor: 'operator', now, notify }),
  )
  const [order] = orders
  const { status } = await readOrder(tx, { id: orderId })
  return {
    amountMinor,
    entry: {
      ...about,
      aboutShopId: order!.shopId,
      before: { status: order!.status, refundedMinor: before.refundedMinor },
      after: { status, refundedMinor: after.refundedMinor },
      reason,
      amountMinor,
    },
    effects,
  }
}
