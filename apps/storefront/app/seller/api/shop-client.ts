import type { ApiClient, ApiClientOptions } from '@stoa/api-client'
import { lazyCalls, once } from '../../lib/lazy-calls.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const clients = new Map<string, ApiClient>()

/** A client of its own, for calls that need more time or tell how far they are. */
export const sellerClient = (
  slug?: string,
  options: Pick<ApiClientOptions, 'fetch' | 'timeoutMs'> = {},
): ApiClient => {
  const load = once(async () => (await import('./seller-calls.ts')).sellerCalls(slug, options))
  return lazyCalls(load, METHODS)
}

/** The calls that need no shop yet. */
export const memberClient = sellerClient()

/** The calls of the seller area, signed with this tab's session, for one shop. */
export function shopClient(slug: string): ApiClient {
  let client = clients.get(slug)
  if (!client) {
    client = sellerClient(slug)
    clients.set(slug, client)
  }
  return client
}
