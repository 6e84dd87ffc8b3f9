import type { ApiClient } from '@stoa/api-client'
import { useCall } from '../../../shared/call/use-call.ts'
import { saveDocument } from '../../../shared/orders/save-document.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { orderDocumentsLabels } from './order-documents.labels.ts'

/** Downloads the invoice of an order of the shop, and the credit notes of its refunds. */
export function useOrderDocuments(number: string) {
  const { busy, call } = useCall(useShopRules())
  const save = async (what: string, title: string, send: (api: ApiClient) => Promise<string | null>) => {
    const done = await call(({ api }) => send(api), { what })
    const problem = done.ok ? done.answer : orderDocumentsLabels.failed
    if (problem) toasts.show({ type: 'error', title, body: problem })
  }
  return {
    /** Id of the refund whose credit note is being downloaded, or `invoice`. */
    busy,
    saveInvoice: () =>
      save('invoice', orderDocumentsLabels.noInvoice, api =>
        saveDocument(
          api.GET('/api/seller/orders/{number}/invoice', { params: { path: { number } }, parseAs: 'blob' }),
        ),
      ),
    saveCreditNote: (id: string) =>
      save(id, orderDocumentsLabels.noCreditNote, api =>
        saveDocument(
          api.GET('/api/seller/orders/{number}/refunds/{id}/credit-note', {
            params: { path: { number, id } },
            parseAs: 'blob',
          }),
        ),
      ),
  }
}
