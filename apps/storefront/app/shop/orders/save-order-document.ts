import { api } from '../../data/api.ts'
import { saveDocument } from '../../shared/orders/save-document.ts'

/** Downloads the invoice of one shop's order. Returns the text of a problem, or null. */
export const saveInvoice = (number: string): Promise<string | null> =>
  saveDocument(
    api.GET('/api/user/orders/{number}/invoice', { params: { path: { number } }, parseAs: 'blob' }),
  )

/** Downloads the credit note of a refund. Returns the text of a problem, or null. */
export const saveCreditNote = (number: string, id: string): Promise<string | null> =>
  saveDocument(
    api.GET('/api/user/orders/{number}/refunds/{id}/credit-note', {
      params: { path: { number, id } },
      parseAs: 'blob',
    }),
  )

/** Downloads the paid label of a return. Returns the text of a problem, or null. */
export const saveReturnLabel = (number: string, id: string): Promise<string | null> =>
  saveDocument(
    api.GET('/api/user/orders/{number}/returns/{id}/label', {
      params: { path: { number, id } },
      parseAs: 'blob',
    }),
  )
