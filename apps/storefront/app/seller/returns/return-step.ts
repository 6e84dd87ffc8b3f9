import type { ApiClient } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import type { CallTools } from '../../shared/call/calls.ts'

/** Takes a return a step on; answers whether it could. */
export type ReturnStep = (
  what: string,
  send: (tools: CallTools<ApiClient>) => Promise<SellerOrder>,
) => Promise<boolean>
