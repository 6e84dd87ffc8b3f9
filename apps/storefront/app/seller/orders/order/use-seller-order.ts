import { type ApiClient, unwrap } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'
import type { CallTools } from '../../../shared/call/calls.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'

/** Reads that a step makes stale: lists, the order and its returns. */
const STALE = ['/api/seller/orders', '/api/seller/returns']

/** Reads one order of the shop and sends its steps. */
export function useSellerOrder(number: string) {
  const read = useShopRead('/api/seller/orders/{number}', { params: { path: { number } } })
  const { busy, problem, call, forgetProblem } = useCall(useShopRules())
  const { mutate } = useSWRConfig()
  /** Sends a step and returns the order after it. Returns null and reads the order again if the step failed. */
  const step = async (
    what: string,
    send: (tools: CallTools<ApiClient>) => Promise<SellerOrder>,
  ): Promise<SellerOrder | null> => {
    const done = await call(send, { what })
    if (done.ok) await read.mutate(done.answer, { revalidate: false })
    for (const path of STALE) void mutatePath(mutate, path)
    return done.ok ? done.answer : null
  }
  return {
    read,
    busy,
    problem,
    forgetProblem,
    step,
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
