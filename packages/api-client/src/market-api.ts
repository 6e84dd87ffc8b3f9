import { type AddRequest, createCartDecoder, type LineRequest } from './decode.ts'
import { minorUnits } from './money.ts'
import { multipart } from './multipart.ts'
import type { AddressInput, RegisterRequest, SignInRequest, UpdateProfileRequest } from './schema.ts'
import type { ApiClient } from './types.ts'
import { unwrap } from './unwrap.ts'

type CountryCode = AddressInput['countryCode']

export interface MarketApiOptions {
  /** The marketplace's currency (ISO 4217): how many digits its amounts have. Default `USD`. */
  currency?: string
  /**
   * Returns the country that the cart's shipping is for, an ISO 3166-1 alpha-2 code. Without it, or without a country, the
   * marketplace's default counts.
   */
  country?: () => string | null
}

/**
 * The session's and the cart's calls as functions: what `@stoa/cart-core` asks for as its `api`. Amounts are integer
 * minor units, lines have the field's names.
 */
export function createMarketApi(
  client: ApiClient,
  { currency = 'USD', country = () => null }: MarketApiOptions = {},
) {
  const decoder = createCartDecoder(minorUnits(currency))
  const path = (id: string) => ({ params: { path: { id } } })
  const destination = () => {
    const code = country()
    return { query: code === null ? {} : { country: code as CountryCode } }
  }
  return {
    auth: {
      logIn: (body: SignInRequest) => unwrap(client.POST('/api/auth/signin', { body })),
      register: (body: RegisterRequest) =>
        unwrap(client.POST('/api/public/registerWithoutVerify', { body, bodySerializer: multipart })),
      readUser: () => unwrap(client.GET('/api/user/me')),
      updateProfile: (body: { readonly [K in keyof UpdateProfileRequest]: UpdateProfileRequest[K] | Blob }) =>
        unwrap(
          client.POST('/api/user/update_profile', {
            body: body as UpdateProfileRequest,
            bodySerializer: multipart,
          }),
        ),
      logOut: () => unwrap(client.GET('/api/auth/signout', { cache: 'no-store' })),
      async refreshTokens(refreshToken: string) {
        const pair = await unwrap(client.POST('/auth/refresh-token', { body: { refreshToken } }))
        return { token: pair.accessToken, refreshToken: pair.newRefreshToken }
      },
    },
    cart: {
      read: async () =>
        decoder.toLines(await unwrap(client.GET('/api/cart/findAll', { params: destination() }))),
      async add(line: AddRequest, idempotencyKey?: string) {
        const key = idempotencyKey ? { header: { 'Idempotency-Key': idempotencyKey } } : {}
        const params = { ...destination(), ...key }
        return decoder.toLine(
          await unwrap(client.POST('/api/cart/add', { body: decoder.fromAddition(line), params })),
        )
      },
      async merge(lines: readonly LineRequest[], idempotencyKey: string) {
        const body = lines.map(decoder.fromLine)
        const params = { ...destination(), header: { 'Idempotency-Key': idempotencyKey } }
        const { receipt } = await unwrap(client.POST('/api/cart/add-multiple', { body, params }))
        return receipt.map(decoder.toMergeResult)
      },
      async setQuantity(id: string, quantity: number) {
        const params = { ...destination(), path: { id, quantity } }
        return decoder.toLine(
          await unwrap(client.GET('/api/cart/changeQuantity/{id}/{quantity}', { params, cache: 'no-store' })),
        )
      },
      remove: (id: string) => unwrap(client.DELETE('/api/cart/remove/{id}', path(id))),
      async quote(lines: readonly LineRequest[]) {
        const body = lines.map(decoder.fromLine)
        const { items } = await unwrap(client.POST('/api/public/cart/quote', { body, params: destination() }))
        return items.map(item => item && decoder.toLine(item))
      },
    },
  }
}

export type MarketApi = ReturnType<typeof createMarketApi>
