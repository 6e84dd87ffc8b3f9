import { multipart } from './multipart.ts'
import type {
  AddToCartRequest,
  GuestLine,
  RegisterRequest,
  SignInRequest,
  UpdateProfileRequest,
} from './schema.ts'
import type { ApiClient } from './types.ts'
import { unwrap } from './unwrap.ts'

type Profile = { readonly [K in keyof UpdateProfileRequest]: UpdateProfileRequest[K] | Blob }

/** The session's and the cart's calls as functions: what `@stoa/cart-core` asks for as its `api`. */
export function createMarketApi(client: ApiClient) {
  return {
    auth: {
      signIn: (body: SignInRequest) => unwrap(client.POST('/api/auth/signin', { body })),
      register: (body: RegisterRequest) =>
        unwrap(client.POST('/api/public/registerWithoutVerify', { body, bodySerializer: multipart })),
      me: () => unwrap(client.GET('/api/user/me')),
      updateProfile: (body: Profile) =>
        unwrap(
          client.POST('/api/user/update_profile', {
            body: body as UpdateProfileRequest,
            bodySerializer: multipart,
          }),
        ),
      signOut: () => unwrap(client.GET('/api/auth/signout', { cache: 'no-store' })),
      refreshToken: (refreshToken: string) =>
        unwrap(client.POST('/auth/refresh-token', { body: { refreshToken } })),
    },
    cart: {
      findAll: () => unwrap(client.GET('/api/cart/findAll')),
      add: (body: AddToCartRequest) => unwrap(client.POST('/api/cart/add', { body })),
      addMultiple: (body: readonly GuestLine[], idempotencyKey: string) =>
        unwrap(
          client.POST('/api/cart/add-multiple', {
            body,
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        ),
      changeQuantity: (id: string, quantity: number) =>
        unwrap(
          client.GET('/api/cart/changeQuantity/{id}/{quantity}', {
            params: { path: { id, quantity } },
            cache: 'no-store',
          }),
        ),
      remove: (id: string) => unwrap(client.DELETE('/api/cart/remove/{id}', { params: { path: { id } } })),
      quote: (body: readonly GuestLine[]) => unwrap(client.POST('/api/public/cart/quote', { body })),
    },
  }
}

export type MarketApi = ReturnType<typeof createMarketApi>
