import { type ApiClient, type ApiError, isApiError, unwrap } from '@stoa/api-client'
import { mutatePath, type ReadData, type ReadInit, type ReadPath, swrSettings } from '@stoa/api-client/swr'
import { useCallback, useRef, useState } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import { useShop } from '../access/shop-context.ts'
import { type ShopProblem, shopProblemOf } from './shop-problem.ts'

/** Colleagues change the same things: what is shown is read again when the window is looked at. */
const settings = {
  ...swrSettings,
  dedupingInterval: 2_000,
  revalidateOnFocus: true,
} satisfies SWRConfiguration

/** The cache's key of a read for a shop: what one shop has read is never shown as another's. */
export const shopKey = <P extends ReadPath, I extends object>(slug: string, path: P, init: I) =>
  [path, init, slug] as const

/**
 * Reads a path of the contract for the shop that is worked for. `null` for `init` waits.
 *
 *     const { data, error, mutate } = useShopRead('/api/seller/products', { params: { query } })
 */
export function useShopRead<P extends ReadPath>(
  path: P,
  init?: ReadInit<P> | null,
  options?: SWRConfiguration<ReadData<P>, ApiError>,
): SWRResponse<ReadData<P>, ApiError> {
  const { api, shop } = useShop()
  const read = () =>
    unwrap(api.GET(path as '/readyz', init as never)) as Promise<unknown> as Promise<ReadData<P>>
  return useSWR<ReadData<P>, ApiError>(init === null ? null : shopKey(shop.slug, path, init ?? {}), read, {
    ...settings,
    ...options,
  })
}

export interface ShopCallOptions {
  /** Which of several buttons is busy. */
  readonly what?: string
  /** Paths whose reads are out of date afterwards: `['/api/seller/products']`. */
  readonly refresh?: readonly string[]
}

export interface ShopCall {
  /** What is under way: `what` of the call, or `call`. */
  readonly busy: string | undefined
  readonly problem: ShopProblem | null
  /**
   * Answers null where it was refused, or where another call of this hook is under way. What was refused stands in
   * `problem` until the next call.
   */
  readonly call: <T>(send: (api: ApiClient) => Promise<T>, options?: ShopCallOptions) => Promise<T | null>
  readonly forgetProblem: () => void
}

/**
 * A change that a person makes for the shop, one at a time.
 *
 *     const { busy, problem, call } = useShopCall()
 *     const saved = await call(api => unwrap(api.PATCH('/api/seller/shop', { body })), { refresh: ['/api/seller/shop'] })
 */
export function useShopCall(): ShopCall {
  const { api } = useShop()
  const { mutate } = useSWRConfig()
  const underWay = useRef(false)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<ShopProblem | null>(null)

  const call: ShopCall['call'] = useCallback(
    async (send, { what = 'call', refresh = [] } = {}) => {
      if (underWay.current) return null
      underWay.current = true
      setBusy(what)
      setProblem(null)
      try {
        const answer = await send(api)
        await Promise.all(refresh.map(path => mutatePath(mutate, path)))
        return answer
      } catch (error) {
        if (!isApiError(error)) throw error
        setProblem(shopProblemOf(error))
        // Somebody was given other keys, or has left the shop: the frame has to know it too.
        if (error.status === 403) void mutatePath(mutate, '/api/user/shops')
        return null
      } finally {
        underWay.current = false
        setBusy(undefined)
      }
    },
    [api, mutate],
  )
  return { busy, problem, call, forgetProblem: () => setProblem(null) }
}
