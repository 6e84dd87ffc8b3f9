import { createApiClient, createMarketApi } from '@stoa/api-client'
import { createCore } from '@stoa/cart-core'
import { createToasts } from '@stoa/ui/toasts'

/** One a tab; on the server it is made and never started. */
export const core = createCore({
  api: session => createMarketApi(createApiClient({ baseUrl: '', session })),
})

export const toasts = createToasts()
core.on('notice', ({ kind, title, body }) => {
  toasts.show({ type: kind, title, ...(body ? { body } : null) })
})
