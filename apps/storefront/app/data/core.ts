import { createApiClient, createMarketApi } from '@stoa/api-client'
import { createUseApi } from '@stoa/api-client/swr'
import { createCore } from '@stoa/cart-core'

/**
 * Session and cart of this tab, and the typed client that signs its calls. On the server nothing ever starts
 * it, so there it holds no one's data and answers the empty state that the first paint shows.
 */
export const core = createCore({
  api: session => createMarketApi(createApiClient({ baseUrl: '', session })),
})

/** The contract's calls, signed with this tab's session. */
export const api = createApiClient({ baseUrl: '', session: core.session })

/** Reads a path of the contract through SWR's cache. */
export const useApi = createUseApi(api)
