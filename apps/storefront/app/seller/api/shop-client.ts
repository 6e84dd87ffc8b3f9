import type { ApiClient, ApiClientOptions } from '@stoa/api-client'
import { lazyCalls, once } from '../../lib/lazy-calls.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const clients = new Map<string, ApiClient>()

/** Creates a separate client, for calls that need a longer timeout or report their progress. */
export const sellerClient = (
  slug?: string,
  options: Pick<ApiClientOptions, 'fetch' | 'timeoutMs'> = {},
): ApiClient => {
  const load = once(async () => (await import('./seller-calls.ts')).sellerCalls(slug, options))
  return lazyCalls(load, METHODS)
}

/** Client for calls that need no shop. */
export const memberClient = sellerClient()

/** Returns the client for one shop, with the session of this tab. */
export function shopClient(slug: string): ApiClient {
  let client = clients.get(slug)
  if (!client) {
    client = sellerClient(slug)
    clients.set(slug, client)
  }
  return client
}
