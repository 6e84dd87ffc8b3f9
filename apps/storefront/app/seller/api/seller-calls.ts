import { type ApiClient, type ApiClientOptions, createApiClient } from '@stoa/api-client'
import { sellerAnswers } from '@stoa/api-client/answers'
import { core } from '../../data/core.ts'

/** Creates a client of the seller area with the session of this tab. A separate module, so that it loads with the first call. */
export const sellerCalls = (
  slug: string | undefined,
  options: Pick<ApiClientOptions, 'fetch' | 'timeoutMs'>,
): ApiClient =>
  createApiClient({
    ...options,
    session: core.session,
    answers: sellerAnswers,
    ...(slug !== undefined && { headers: { 'Stoa-Shop': slug } }),
  })
