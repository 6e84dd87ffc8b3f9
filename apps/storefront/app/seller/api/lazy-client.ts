import type { ApiClient, HttpMethod } from '@stoa/api-client'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Uppercase<HttpMethod>[]

type Call = (...args: never[]) => Promise<unknown>

/** The same client, whose code is fetched by its first call; a failed fetch fails that call only, as a broken network does. */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient {
  let loaded: Promise<ApiClient> | undefined
  const client = () => {
    loaded ??= load().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  const calls = METHODS.map((method): [string, Call] => [
    method,
    async (...args) => ((await client())[method] as Call)(...args),
  ])
  return Object.fromEntries(calls) as unknown as ApiClient
}
