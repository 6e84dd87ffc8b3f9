import type { ApiClient } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'

/** Takes a return a step on; answers whether it could. */
export type ReturnStep = (what: string, send: (api: ApiClient) => Promise<SellerOrder>) => Promise<boolean>
