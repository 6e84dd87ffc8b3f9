import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OrderParty } from './invoices.repository.ts'
import { readInvoice } from './invoices.service.ts'

type InvoiceHandlers = Pick<
  Handlers,
  'getInvoice' | 'getCreditNote' | 'getSellerInvoice' | 'getSellerCreditNote'
>

export function createInvoiceHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'documents' | 'media' | 'market'>,
): InvoiceHandlers {
  const pdf = async (of: OrderParty, number: string, refundId: string | null) => {
    const invoice = await readInvoice(deps, of, number, refundId)
    const kind = invoice.kind === 'invoice' ? 'invoice' : 'credit-note'
    return {
      contentType: 'application/pdf',
      body: await deps.documents.invoice(invoice),
      headers: {
        'content-disposition': `attachment; filename="${kind}-${invoice.number.replace(/[^\w-]/g, '')}.pdf"`,
      },
    }
  }
  return {
    getInvoice: ({ actor, params }) => pdf({ userId: actor.userId }, params.number, null),
    getCreditNote: ({ actor, params }) => pdf({ userId: actor.userId }, params.number, params.id),
    getSellerInvoice: ({ shop, params }) => pdf({ shopId: shop.shopId }, params.number, null),
    getSellerCreditNote: ({ shop, params }) => pdf({ shopId: shop.shopId }, params.number, params.id),
  }
}
