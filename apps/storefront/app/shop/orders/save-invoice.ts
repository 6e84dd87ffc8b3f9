import { api } from '../../data/api.ts'
import { saveBlob } from '../../shared/files/save-blob.ts'

/**
 * Fetches the invoice of one shop's order and hands it to the browser as a file: its call needs the session, which no
 * plain link carries.
 *
 * @returns what went wrong, in words; null when the file is on its way
 */
export async function saveInvoice(orderNumber: string): Promise<string | null> {
  const answer = await api
    .GET('/api/user/orders/{number}/invoice', { params: { path: { number: orderNumber } }, parseAs: 'blob' })
    .catch(() => null)
  const file: unknown = answer?.data
  if (!(file instanceof Blob) || file.size === 0) {
    return answer?.response.status === 404
      ? 'There is no invoice for this order.'
      : 'The marketplace did not answer. Please try again.'
  }
  saveBlob(file, `invoice-${orderNumber}.pdf`)
  return null
}
