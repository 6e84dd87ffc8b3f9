import { type ApiClient, createApiClient } from '@stoa/api-client'
import { contractAnswers } from '@stoa/api-client/answers'
import { core } from '../../../data/core.ts'

const clients = new Map<string, ApiClient>()

/** The contract's calls, signed with this tab's session, for one shop. */
export function shopClient(slug: string): ApiClient {
  let client = clients.get(slug)
  if (!client) {
    client = createApiClient({
      session: core.session,
      answers: contractAnswers,
      headers: { 'Stoa-Shop': slug },
    })
    clients.set(slug, client)
  }
  return client
}
