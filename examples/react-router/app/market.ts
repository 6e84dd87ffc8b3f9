import { createApiClient, createMarketApi } from '@stoa/api-client'
import { createCore, noticeText } from '@stoa/cart-core'
import { createToasts } from '@stoa/ui/toasts'

/** One a tab; on the server it is made and never started. */
export const core = createCore({
  api: session => createMarketApi(createApiClient({ session }), { currency: 'EUR' }),
})

export const toasts = createToasts()
core.on('notice', notice => {
  toasts.show({ type: notice.kind, ...noticeText(notice) })
})
