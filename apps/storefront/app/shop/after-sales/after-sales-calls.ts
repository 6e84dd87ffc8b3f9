import { unwrap } from '@stoa/api-client'
import type {
  CancelOrderRequest,
  ClaimRequest,
  DisputeRequest,
  OrderGroup,
  RefundPreview,
  ReturnRequest,
  SendReturnRequest,
} from '@stoa/api-client/schema'
import { api } from '../../data/api.ts'

// `number` is the number of one shop's order. Each change returns the whole purchase.

const once = (number: string, key: string) => ({ path: { number }, header: { 'Idempotency-Key': key } })

export const cancelOrder = (number: string, key: string, body: CancelOrderRequest): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/cancellations', { params: once(number, key), body }))

export const previewCancellation = (
  number: string,
  body: CancelOrderRequest,
  signal: AbortSignal,
): Promise<RefundPreview> =>
  unwrap(
    api.POST('/api/user/orders/{number}/cancellations/preview', {
      params: { path: { number } },
      body,
      signal,
    }),
  )

export const confirmDelivery = (number: string, id: string): Promise<OrderGroup> =>
  unwrap(
    api.POST('/api/user/orders/{number}/fulfillments/{id}/deliver', { params: { path: { number, id } } }),
  )

export const previewReturn = (
  number: string,
  body: ReturnRequest,
  signal: AbortSignal,
): Promise<RefundPreview> =>
  unwrap(
    api.POST('/api/user/orders/{number}/returns/preview', { params: { path: { number } }, body, signal }),
  )

export const requestReturn = (number: string, key: string, body: ReturnRequest): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/returns', { params: once(number, key), body }))

export const cancelReturn = (number: string, id: string): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/returns/{id}/cancel', { params: { path: { number, id } } }))

export const sendReturn = (number: string, id: string, body: SendReturnRequest): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/returns/{id}/send', { params: { path: { number, id } }, body }))

/** The label is overdue: the buyer pays the postage, and gets it back with the refund. */
export const payOwnPostage = (number: string, id: string): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/returns/{id}/own-postage', { params: { path: { number, id } } }))

export const openClaim = (number: string, key: string, body: ClaimRequest): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/claims', { params: once(number, key), body }))

export const withdrawClaim = (number: string, id: string): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/claims/{id}/withdraw', { params: { path: { number, id } } }))

export const openDispute = (number: string, key: string, body: DisputeRequest): Promise<OrderGroup> =>
  unwrap(api.POST('/api/user/orders/{number}/disputes', { params: once(number, key), body }))
