import { isApiError, unwrap } from '@stoa/api-client'
import type { Checkout, CheckoutRequest, Payment, PaymentMethod } from '@stoa/api-client/schema'
import { api } from '../../data/api.ts'

/** Reads the user's checkout from the server; null if there is none. */
export const readCheckout = (): Promise<Checkout | null> =>
  unwrap(api.GET('/api/checkout')).catch(error => {
    if (isApiError(error) && error.code === 'checkout.not_found') return null
    throw error
  })

export const quoteCheckout = (body: CheckoutRequest): Promise<Checkout> =>
  unwrap(api.PUT('/api/checkout', { body }))

export const startPayment = (id: string, amountHash: string, method: PaymentMethod): Promise<Payment> =>
  unwrap(api.POST('/api/checkout/{id}/payments', { params: { path: { id } }, body: { amountHash, method } }))

export const readPayment = (id: string): Promise<Payment> =>
  unwrap(api.GET('/api/payments/{id}', { params: { path: { id } } }))

export const confirmPayment = (id: string): Promise<Payment> =>
  unwrap(api.POST('/api/payments/{id}/confirm', { params: { path: { id } } }))
