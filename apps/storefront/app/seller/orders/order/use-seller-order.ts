import { type ApiClient, unwrap } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts'
import { useShopCall, useShopRead } from '../../api/use-shop-api.ts'

/** Whatever a step changes: lists, the order itself and its returns. */
const STALE = ['/api/seller/orders', '/api/seller/returns']

/** One order of the shop, and the steps that it takes. */
export function useSellerOrder(number: string) {
  const read = useShopRead('/api/seller/orders/{number}', { params: { path: { number } } })
  const { busy, problem, call, forgetProblem } = useShopCall()
  const { mutate } = useSWRConfig()
  const { keyOf, forgetKey } = useIdempotencyKey()
  /** Answers the order as it is then; null where the step was refused, and then it is read again. */
  const step = async (
    what: string,
    send: (api: ApiClient) => Promise<SellerOrder>,
  ): Promise<SellerOrder | null> => {
    const order = await call(send, { what })
    if (order) {
      forgetKey()
      await read.mutate(order, { revalidate: false })
    }
    for (const path of STALE) void mutatePath(mutate, path)
    return order
  }
  return {
    read,
    busy,
    problem,
    forgetProblem,
    step,
    /** The header of a call that must not happen twice. */
    once: (body: unknown) => ({ 'Idempotency-Key': keyOf(body) }),
  }
}

export type SellerOrderControl = ReturnType<typeof useSellerOrder>

const at = (number: string) => ({ path: { number } })
const ofParcel = (number: string, id: string) => ({ path: { number, id } })

export const confirmOrder = (api: ApiClient, number: string): Promise<SellerOrder> =>
  unwrap(api.POST('/api/seller/orders/{number}/confirm', { params: at(number) }))

export const deliverParcel = (api: ApiClient, number: string, id: string): Promise<SellerOrder> =>
  unwrap(api.POST('/api/seller/orders/{number}/fulfillments/{id}/deliver', { params: ofParcel(number, id) }))

export const unpackParcel = (api: ApiClient, number: string, id: string): Promise<SellerOrder> =>
  unwrap(api.DELETE('/api/seller/orders/{number}/fulfillments/{id}', { params: ofParcel(number, id) }))
