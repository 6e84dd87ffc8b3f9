import { api } from '../../data/api.ts'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { saveInvoiceLabels } from './save-invoice.labels.ts'

/**
 * Downloads the invoice of one shop's order. A plain link would not do, since the call needs the session.
 *
 * @returns text of the problem; null once the download has started
 */
export async function saveInvoice(orderNumber: string): Promise<string | null> {
  const answer = await api
    .GET('/api/user/orders/{number}/invoice', { params: { path: { number: orderNumber } }, parseAs: 'blob' })
    .catch(() => null)
  const file: unknown = answer?.data
  if (!(file instanceof Blob) || file.size === 0) {
    return answer?.response.status === 404 ? saveInvoiceLabels.none : saveInvoiceLabels.noAnswer
  }
  saveBlob(file, `invoice-${orderNumber}.pdf`)
  return null
}
