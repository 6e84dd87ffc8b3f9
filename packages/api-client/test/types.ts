/**
 * Code that must compile and code that must not. `typecheck` checks it, nothing executes it. An expected error that
 * no longer occurs fails the check.
 */
import { createApiClient, type ResponseData, unwrap } from '../src/index.ts'
import { createServerClient } from '../src/server.ts'
import { createUseApi } from '../src/swr/index.ts'

const client = createApiClient()
const useApi = createUseApi(client)
declare const request: Request

export async function calls() {
  const product = await unwrap(client.GET('/api/public/products/{slug}', { params: { path: { slug: 'a' } } }))
  product.name satisfies string
  product.variants.map(variant => variant) satisfies readonly unknown[]
  const same: ResponseData<'/api/public/products/{slug}'> = product
  // @ts-expect-error no such field
  product.nope
  // @ts-expect-error the path has a parameter
  client.GET('/api/public/products/{slug}')
  // @ts-expect-error no such path
  client.GET('/api/nope')
  // @ts-expect-error the body lacks its quantity
  client.POST('/api/cart/add', { body: { productDTO: { id: 'a' }, optionIds: [] } })
  // @ts-expect-error a server has no user
  createServerClient({ baseUrl: '', request }).GET('/api/user/me')
  return same
}

export function useReads() {
  const { data } = useApi('/api/public/home')
  // @ts-expect-error there is no data before the answer
  data.anything
  // @ts-expect-error a GET that changes state is no cached read
  useApi('/api/auth/signout')
}
