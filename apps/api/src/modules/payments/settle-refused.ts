import type { Db, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import {
  lockOrder,
  type Notify,
  type OrderState,
  priceOf,
  tellRefundedOtherwise,
  unrefundedOf,
  type WantedLine,
} from '../orders/index.ts'
import { type OrderRefundReason, refundableOf, refundOrder } from './order-refunds.ts'
import { insertEvent, lockPayment } from './payments.repository.ts'
import { addRefunded, findRefund, finishRefund, lockRefund, type RefundRow } from './refunds.repository.ts'
import { findRefundedPieces, findRefundLines } from './refused-refunds.repository.ts'

/** Why a refused refund cannot be settled so; the operator reads it. */
export class RefundNotSettled extends Error {}

interface Given {
  id: string
  now: Date
  notify: Notify
}

/** Asks the provider once more, with a refund of its own. Answers its amount in minor units. @throws RefundNotSettled */
export function refundAgain(db: Db, { id, now }: Given): Promise<number> {
  return inTx(db, async tx => {
    const refused = await lockRefused(tx, id)
    if (refused.orderId === null)
      throw new RefundNotSettled(
        'It is of a payment that became no order, and its provider takes it once. Send the money by other means, and say so with paid.',
      )
    return (await putInPlace(tx, refused.orderId, refused, { note: refused.note, now })).amountMinor
  })
}

/** The operator has sent the money by other means. Answers its amount in minor units. @throws RefundNotSettled */
export function refundedOtherwise(
  db: Db,
  { id, reference, now, notify }: Given & { reference: string },
): Promise<number> {
  return inTx(db, async tx => {
    const refused = await lockRefused(tx, id)
    const note = `Sent another way: ${reference}`
    const { newId, amountMinor } =
      refused.orderId === null
        ? { newId: id, amountMinor: refused.amountMinor }
        : await putInPlace(tx, refused.orderId, refused, { note, now })
    await finishRefund(tx, newId, { status: 'succeeded', reference, note, nextAttemptAt: null })
    await addRefunded(tx, refused.paymentId, amountMinor)
    const event = { source: 'operator', now, data: { amountMinor, reference } } as const
    await insertEvent(tx, refused.paymentId, 'refunded', event)
    if (refused.orderId !== null)
      await tellRefundedOtherwise(tx, { orderId: refused.orderId, notify }, { amountMinor, reference })
    return amountMinor
  })
}

/** Locks in the order that everybody keeps: the order, the payment, the refund. */
async function lockRefused(tx: Tx, id: string): Promise<RefundRow> {
  const found = await findRefund(tx, id)
  if (!found) throw new RefundNotSettled(`There is no refund ${id}.`)
  if (found.orderId !== null) await lockOrder(tx, { id: found.orderId })
  await lockPayment(tx, found.paymentId)
  const refused = (await lockRefund(tx, id))!
  if (refused.status !== 'failed')
    throw new RefundNotSettled(`Refund ${id} is ${refused.status}, not refused.`)
  if (refused.settledBy !== null) throw new RefundNotSettled(`Refund ${id} is settled already.`)
  return refused
}

/** A new refund of what a refused one was of, as far as that is left. */
async function putInPlace(
  tx: Tx,
  orderId: string,
  refused: RefundRow,
  { note, now }: { note: string | null; now: Date },
): Promise<{ newId: string; amountMinor: number }> {
  const order = await lockOrder(tx, { id: orderId })
  const left = refundableOf(order)
  const pieces = piecesOf(order, await findRefundedPieces(tx, refused.id, orderId))
  const due = pieces.filter(({ quantity }) => quantity > 0)
  const goneMinor = priceOf(
    pieces.map(({ line, wanted, quantity }) => ({ line, quantity: wanted - quantity })),
  )
  const itemMinor = Math.min(Math.max(0, refused.itemMinor - goneMinor), left.itemMinor)
  const shippingMinor = Math.min(refused.shippingMinor, left.shippingMinor)
  const reason = refused.reason as OrderRefundReason
  const ofLines = await findRefundLines(tx, refused.id)
  const context = { actor: 'operator', now } as const
  const lines = due.map(({ line, quantity }) => ({ orderLineId: line.id, quantity }))
  const refund = { itemMinor, shippingMinor, reason, note, lines, ofLines, inPlaceOf: refused }
  const newId = await refundOrder(tx, order, refund, context)
  if (newId === null) throw new RefundNotSettled('All of its order’s money went back already.')
  return { newId, amountMinor: itemMinor + shippingMinor }
}

/** Of the pieces that a refund was of those that nothing else has refunded since. */
const piecesOf = (order: OrderState, wanted: readonly WantedLine[]) =>
  order.lines.flatMap(line => {
    const piece = wanted.find(({ orderLineId }) => orderLineId === line.id)
    return piece ? [{ line, wanted: piece.quantity, quantity: unrefundedOf(line, piece.quantity) }] : []
  })
