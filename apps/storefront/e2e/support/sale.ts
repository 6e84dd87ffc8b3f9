import type { Checkout, Order, OrderGroup, Payment, SellerOrder } from '@stoa/api-client/schema'
import { ADDRESS } from './checkout.ts'
import { type Account, signIn } from './test.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** Sends calls of one account through the storefront, like its pages do. */
export async function createCaller(account: Account, headers: Readonly<Record<string, string>> = {}) {
  const { token } = await signIn(account)
  return async <T>(method: Method, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${process.env.STOREFRONT_URL}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return (text ? JSON.parse(text) : null) as T
  }
}

export type Caller = Awaited<ReturnType<typeof createCaller>>

/** Adds one of each product to an account's cart, like another device would. */
export const fillCart = async (account: Account, products: readonly { id: string }[]): Promise<void> => {
  const call = await createCaller(account)
  for (const { id } of products)
    await call('POST', '/api/cart/add', { productDTO: { id }, quantity: 1, optionIds: [] })
}

type Lines = readonly { id: string; quantity: number }[]

/** Begins to pay products by card. */
export async function startPayment(
  call: Caller,
  products: Lines,
): Promise<{ checkout: Checkout; payment: Payment }> {
  const itemIds: string[] = []
  for (const { id, quantity } of products) {
    const item = await call<{ id: string }>('POST', '/api/cart/add', {
      productDTO: { id },
      quantity,
      optionIds: [],
    })
    itemIds.push(item.id)
  }
  const { id: addressId } = await call<{ id: string }>('POST', '/api/user/addresses', ADDRESS)
  const checkout = await call<Checkout>('PUT', '/api/checkout', { itemIds, addressId })
  const { id, amountHash } = checkout
  const payment = await call<Payment>('POST', `/api/checkout/${id}/payments`, { amountHash, method: 'card' })
  return { checkout, payment }
}

/** Buys with the test provider, so that refunds have a payment. */
export async function buy(call: Caller, products: Lines): Promise<OrderGroup> {
  const { payment } = await startPayment(call, products)
  await call('POST', `/dev/pay/${payment.reference}/card`, { number: '4000 0000 0000 0002' })
  const paid = await call<Payment>('POST', `/api/payments/${payment.id}/confirm`)
  if (!paid.orderNumber) throw new Error(`the payment is ${paid.status}`)
  return call<OrderGroup>('GET', `/api/user/orders/${paid.orderNumber}`)
}

/** Packs and ships items of an order in one parcel. */
export async function ship(
  seller: Caller,
  order: Pick<Order, 'number'>,
  lines: readonly { orderLineId: string; quantity: number }[],
): Promise<void> {
  const before = await seller<SellerOrder>('GET', `/api/seller/orders/${order.number}`)
  const known = new Set(before.fulfillments.map(({ id }) => id))
  const after = await seller<SellerOrder>('POST', `/api/seller/orders/${order.number}/fulfillments`, {
    lines,
  })
  const parcel = after.fulfillments.find(({ id }) => !known.has(id))
  if (!parcel) throw new Error('no parcel was packed')
  await seller('POST', `/api/seller/orders/${order.number}/fulfillments/${parcel.id}/ship`, {
    carrier: 'Northpost',
    trackingNumber: `NP-${parcel.id.slice(-4)}`,
  })
}
