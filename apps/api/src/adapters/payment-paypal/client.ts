import createClient, { type Client } from 'openapi-fetch'
import type { paths as OrderPaths } from './generated/orders.ts'
import type { paths as PaymentPaths } from './generated/payments.ts'
import type { AccessTokens } from './tokens.ts'

export type PayPalPaths = OrderPaths & PaymentPaths

/** PayPal's calls by their own contract. A refused token is renewed once; a call ends after `timeoutMs`. */
export function createPayPalClient(
  apiUrl: string,
  tokens: AccessTokens,
  timeoutMs: number,
): Client<PayPalPaths> {
  return createClient<PayPalPaths>({
    baseUrl: apiUrl,
    async fetch(request) {
      const signal = AbortSignal.timeout(timeoutMs)
      const send = (token: string) => {
        const authorized = new Request(request.clone(), { signal, redirect: 'error' })
        authorized.headers.set('authorization', `Bearer ${token}`)
        return fetch(authorized)
      }
      const token = await tokens.get()
      const response = await send(token)
      if (response.status !== 401) return response
      await response.body?.cancel()
      return send(await tokens.renew(token))
    },
  })
}
