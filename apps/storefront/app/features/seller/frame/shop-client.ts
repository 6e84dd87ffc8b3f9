import { type ApiClient, createApiClient } from '@stoa/api-client'
import { sellerAnswers } from '@stoa/api-client/answers'
import { core } from '../../../data/core.ts'

const clients = new Map<string, ApiClient>()

/** The calls that need no shop yet. */
export const memberClient = createApiClient({ session: core.session, answers: sellerAnswers })

/** The calls of the seller area, signed with this tab's session, for one shop. */
export function shopClient(slug: string): ApiClient {
  let client = clients.get(slug)
  if (!client) {
    client = createApiClient({
      session: core.session,
      answers: sellerAnswers,
      headers: { 'Stoa-Shop': slug },
    })
    clients.set(slug, client)
  }
  return client
}
