import type { ApiClient } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import type { CallTools } from '../../shared/call/calls.ts'

/** Sends a step of a return. Returns whether it succeeded. */
export type ReturnStep = (
  what: string,
  send: (tools: CallTools<ApiClient>) => Promise<SellerOrder>,
) => Promise<boolean>
