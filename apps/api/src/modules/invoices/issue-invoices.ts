import type { Tx } from '../../platform/db/client.ts'
import { lockOrder } from '../orders/index.ts'
import { stateRefundTax } from '../payments/index.ts'
import { creditNoteOf, invoiceOf } from './invoice-document.ts'
import { numberOf } from './invoice-number.ts'
import { drawNumber, insertInvoice, readInvoicedOrder, readUncredited } from './issue.repository.ts'

/**
 * Issues the invoice of an order and the credit notes of its succeeded refunds, unless they are issued. Each is written
 * in the transaction that draws its number, so that a failure leaves no gap. Test orders have series of their own.
 *
 * @param timeZone the marketplace's, in which the days of the document are
 */
export async function issueInvoices(
  tx: Tx,
  orderId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  await lockOrder(tx, { id: orderId })
  await stateRefundTax(tx, orderId)
  const order = await readInvoicedOrder(tx, orderId)
  if (!order) return
  const draw = async (kind: 'INV' | 'CN') => {
    const series = order.isTest ? `TEST-${kind}` : kind
    const seq = await drawNumber(tx, order.shopId, series)
    return { series, seq, number: numberOf(series, seq), issuedAt: now, timeZone }
  }
  let { invoiceNumber } = order
  if (invoiceNumber === null) {
    const { series, seq, ...issued } = await draw('INV')
    await insertInvoice(tx, { order, refundId: null, series, seq, document: invoiceOf(order, issued) })
    invoiceNumber = issued.number
  }
  for (const refund of await readUncredited(tx, orderId)) {
    const { series, seq, ...issued } = await draw('CN')
    const document = creditNoteOf(order, refund, { ...issued, invoiceNumber })
    await insertInvoice(tx, { order, refundId: refund.id, series, seq, document })
  }
}
