import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { findFeeInvoice, findFeeInvoices } from './fee-invoices.repository.ts'

/** Invoices of the marketplace for its fee, as the shop that pays it reads them. */
export const createFeeInvoiceHandlers = ({
  db,
  documents,
  money,
}: Pick<Deps, 'db' | 'documents' | 'money'>): Pick<Handlers, 'listFeeInvoices' | 'getFeeInvoice'> => ({
  async listFeeInvoices({ shop }) {
    const found = await findFeeInvoices(db, shop)
    return {
      items: found.map(({ number, kind, month, totalMinor, issuedAt, isTest }) => ({
        number,
        kind,
        month,
        total: money.toDecimal(totalMinor),
        issuedAt,
        isTest,
      })),
    }
  },
  async getFeeInvoice({ shop, params: { number } }) {
    const found = await findFeeInvoice(db, shop, number)
    if (!found) throw problem('invoice.not_found')
    const { issuedAt, ...invoice } = found
    return {
      contentType: 'application/pdf',
      body: await documents.feeInvoice({ ...invoice, issuedAt: new Date(issuedAt) }),
      headers: { 'content-disposition': `attachment; filename="${number}.pdf"` },
    }
  },
})
