import { type ApiClient, type ApiClientOptions, createApiClient } from '@stoa/api-client'
import { sellerAnswers } from '@stoa/api-client/answers'
import { core } from '../../data/core.ts'

/** A client of the seller area, signed with this tab's session. A module of its own, so that it comes with the first call. */
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
