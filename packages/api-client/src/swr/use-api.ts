import type { FetchOptions } from 'openapi-fetch'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { ApiError } from '../problem.ts'
import type { paths } from '../schema.ts'
import type { ApiClient, PathsWith, ResponseData } from '../types.ts'
import { unwrap } from '../unwrap.ts'

/** GETs that change state: never a cached read. */
type Effect =
  | '/api/auth/signout'
  | '/api/auth/signup-user/active'
  | '/api/cart/changeQuantity/{id}/{quantity}'

export type ReadPath = Exclude<PathsWith<paths, 'get'>, Effect>

export type ReadInit<P extends ReadPath> = Pick<FetchOptions<paths[P]['get']>, 'params'>

export type ReadData<P extends ReadPath> = ResponseData<P>

/** The cache's key of a read: the same for the same path and parameters. */
export const apiKey = <P extends ReadPath, I extends object>(path: P, init: I = {} as I) =>
  [path, init] as const

/**
 * Makes the hook for a client. `useApi(path, init)` reads; `null` for `init` waits. With `fallbackData` from a loader
 * the first mount does not read again.
 */
export function createUseApi(client: ApiClient) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each client, at module level of the app
  return function useApi<P extends ReadPath>(
    path: P,
    init?: ReadInit<P> | null,
    options?: SWRConfiguration<ReadData<P>, ApiError>,
  ): SWRResponse<ReadData<P>, ApiError> {
    const isSeeded = options?.fallbackData !== undefined
    const read: () => Promise<unknown> = () => unwrap(client.GET(path as '/readyz', init as never))
    return useSWR<ReadData<P>, ApiError>(
      init === null ? null : apiKey(path, init),
      read as () => Promise<ReadData<P>>,
      { ...(isSeeded && { revalidateOnMount: false }), ...options },
    )
  }
}
