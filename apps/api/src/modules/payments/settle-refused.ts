import type { Queryable, Tx } from '../../platform/db/client.ts'
import { type Problem, problem } from '../../platform/problem.ts'
import {
  amountFormat,
  lockOrder,
  type Notify,
  type OrderState,
  priceOf,
  queueInvoices,
  readOrder,
  tellRefundedOtherwise,
  unrefundedOf,
  type WantedLine,
  wantedOf,
} from '../orders/index.ts'
import { type OrderRefundReason, refundableOf, refundOrder } from './order-refunds.ts'
import { insertEvent, lockPayment } from './payments.repository.ts'
import { stateRefundTax } from './refund-tax.repository.ts'
import { addRefunded, findRefund, finishRefund, lockRefund, type RefundRow } from './refunds.repository.ts'
import {
  findRefundedItems,
  findRefundLines,
  type RefusedRefund,
  readRefusedRefunds,
} from './refused-refunds.repository.ts'

interface Given {
  id: string
  now: Date
  notify: Notify
}

/** Finds declined refunds that wait for the operator, oldest first, with the amount that each would refund now. */
export async function findRefusedRefunds(db: Queryable): Promise<RefusedRefund[]> {
  const found: RefusedRefund[] = []
  for (const refused of await readRefusedRefunds(db)) {
    const { orderId } = refused
    const order = orderId === null ? null : await readOrder(db, { id: orderId })
    const { amountMinor } = order === null ? refused : await owedOf(db, order, refused)
    found.push({ ...refused, amountMinor })
  }
  return found
}

/**
 * Sends a declined refund to the provider again, as a new refund. Returns its amount in minor units.
 *
 * @throws problem `refund.not_found`, `refund.not_settled`
 */
export async function refundAgain(tx: Tx, { id, now }: Given): Promise<number> {
  const refused = await lockRefused(tx, id)
  if (refused.orderId === null)
    throw notSettled(
      'Its payment became no order, and the provider accepts its refund only once. Send the money by other means, and record that.',
    )
  return (await putInPlace(tx, refused.orderId, refused, { note: refused.note, now })).amountMinor
}

/**
 * Records that the operator sent the money by other means. Returns its amount in minor units.
 *
 * @param sentMinor amount sent according to the bank; it has to equal the amount owed
 * @throws problem `refund.not_found`, `refund.not_settled`
 */
export async function refundedOtherwise(
  tx: Tx,
  { id, sentMinor, reference, now, notify }: Given & { sentMinor: number; reference: string },
): Promise<number> {
  const refused = await lockRefused(tx, id)
  const note = `Sent another way: ${reference}`
  const { newId, amountMinor } =
    refused.orderId === null
      ? { newId: id, amountMinor: refused.amountMinor }
      : await putInPlace(tx, refused.orderId, refused, { note, now })
  if (amountMinor !== sentMinor)
    throw notOwed(id, { amountMinor, sentMinor, format: amountFormat({ notify }, refused.currency) })
  await finishRefund(tx, newId, { status: 'succeeded', reference, note, nextAttemptAt: null })
  if (refused.orderId !== null) {
    await stateRefundTax(tx, refused.orderId)
    await queueInvoices(tx, [refused.orderId])
  }
  await addRefunded(tx, refused.paymentId, amountMinor)
  const event = { source: 'operator', now, data: { amountMinor, reference, refundId: newId } } as const
  await insertEvent(tx, refused.paymentId, 'refunded', event)
  if (refused.orderId !== null)
    await tellRefundedOtherwise(tx, { orderId: refused.orderId, notify }, { amountMinor, reference })
  return amountMinor
}

const notSettled = (detail: string): Problem => problem('refund.not_settled', { detail })

function notOwed(
  id: string,
  given: { amountMinor: number; sentMinor: number; format: (minor: number) => string },
): Problem {
  const { amountMinor, sentMinor, format } = given
  const todo =
    sentMinor > amountMinor
      ? 'Enter the amount owed, and ask the buyer to return the rest.'
      : 'Send the rest as well, and enter both as one amount.'
  return notSettled(
    `Of refund ${id} ${format(amountMinor)} is owed, not ${format(sentMinor)}, and nothing was entered. ${todo}`,
  )
}

/** Locks an order, its payment and the refund, in the order that all transactions use. */
async function lockRefused(tx: Tx, id: string): Promise<RefundRow & { currency: string }> {
  const found = await findRefund(tx, id)
  if (!found) throw problem('refund.not_found')
  if (found.orderId !== null) await lockOrder(tx, { id: found.orderId })
  const { currency } = (await lockPayment(tx, found.paymentId))!
  const refused = (await lockRefund(tx, id))!
  if (refused.status !== 'failed') throw notSettled(`Refund ${id} is ${refused.status}, not declined.`)
  if (refused.settledBy !== null) throw notSettled(`Refund ${id} is settled already.`)
  return { ...refused, currency }
}

/** Creates a refund that replaces a declined one, as far as its items are left. */
async function putInPlace(
  tx: Tx,
  orderId: string,
  refused: RefundRow,
  { note, now }: { note: string | null; now: Date },
): Promise<{ newId: string; amountMinor: number }> {
  const order = await lockOrder(tx, { id: orderId })
  const { itemMinor, shippingMinor, amountMinor, lines } = await owedOf(tx, order, refused)
  const reason = refused.reason as OrderRefundReason
  const parts = await findRefundLines(tx, refused.id)
  const ofLines = parts.map(part => ({ ...part, amountMinor: part.amountMinor - part.postageMinor }))
  const postageMinor = parts.reduce((sum, part) => sum + part.postageMinor, 0)
  const amounts = { itemMinor, shippingMinor, postageOfItemsMinor: Math.min(postageMinor, itemMinor) }
  const context = { actor: 'operator', now } as const
  const refund = { ...amounts, reason, note, lines, ofLines, inPlaceOf: refused }
  const newId = await refundOrder(tx, order, refund, context)
  if (newId === null) throw notSettled('Other refunds of its order have covered the whole amount since.')
  return { newId, amountMinor }
}

/** Amount that a declined refund would refund now: without items refunded since, and no more than is left. */
async function owedOf(
  db: Queryable,
  order: OrderState,
  refused: Pick<RefundRow, 'id' | 'itemMinor' | 'shippingMinor'>,
) {
  const left = refundableOf(order)
  const items = itemsOf(order, await findRefundedItems(db, refused.id, order))
  const goneMinor = priceOf(
    items.map(({ line, wanted, quantity }) => ({ line, quantity: wanted - quantity })),
  )
  const itemMinor = Math.min(Math.max(0, refused.itemMinor - goneMinor), left.itemMinor)
  const shippingMinor = Math.min(refused.shippingMinor, left.shippingMinor)
  return { itemMinor, shippingMinor, amountMinor: itemMinor + shippingMinor, lines: wantedOf(items) }
}

/** Items of a refund that nothing else has refunded since. */
const itemsOf = (order: OrderState, wanted: readonly WantedLine[]) =>
  order.lines.flatMap(line => {
    const item = wanted.find(({ orderLineId }) => orderLineId === line.id)
    return item ? [{ line, wanted: item.quantity, quantity: unrefundedOf(line, item.quantity) }] : []
  })
