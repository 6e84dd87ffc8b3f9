import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import type { Invoice } from '../../ports/documents.ts'
import { readPictures } from '../orders/index.ts'
import { findDocument, type OrderParty } from './invoices.repository.ts'
import { issueInvoices } from './issue-invoices.ts'

export type InvoiceDeps = Pick<Deps, 'db' | 'clock' | 'media' | 'market'>

/**
 * Reads the invoice of an order, or the credit note of a refund, and issues it if that hasn't happened yet. Only the
 * buyer's copy has their email address and payment method, which a shop doesn't get to know.
 *
 * @param number number of the order, with its `-1`
 * @param refundId refund of the credit note; null for the invoice
 * @throws problem `order.not_found`, also for the order of another buyer or shop, and for a refund that hasn't succeeded;
 * `invoice.expired`
 */
export async function readInvoice(
  { db, clock, media, market }: InvoiceDeps,
  of: OrderParty,
  number: string,
  refundId: string | null,
): Promise<Invoice> {
  const which = { of, number, refundId }
  let found = await findDocument(db, which)
  if (found && !found.isIssued) {
    const { orderId } = found
    const { timeZone } = market.settings
    await inTx(db, tx => issueInvoices(tx, orderId, { now: clock.now(), timeZone }))
    found = await findDocument(db, which)
  }
  if (!found?.isIssued) throw problem('order.not_found')
  if (!found.document)
    throw problem('invoice.expired', {
      detail: `Invoices are kept for ${market.settings.retentionYears} years after the year in which they’re issued.`,
    })
  const { document, email, tone, logo, pictures } = found
  const pictureOf = new Map(pictures.map(({ id, picture }) => [id, picture]))
  const jpegOf = await readPictures(media, [logo, ...pictures.map(({ picture }) => picture)])
  const { issuedAt, placedAt, seller, buyer, lines, paidWith, ...rest } = document
  const isOwn = 'userId' in of
  return {
    ...rest,
    issuedAt: new Date(issuedAt),
    placedAt: new Date(placedAt),
    seller: { ...seller, tone, sign: jpegOf(logo) },
    buyer: { ...buyer, email: isOwn ? email : null },
    paidWith: isOwn ? paidWith : null,
    lines: lines.map(({ orderLineId, ...line }) => ({
      ...line,
      picture: jpegOf(pictureOf.get(orderLineId) ?? null),
    })),
  }
}
