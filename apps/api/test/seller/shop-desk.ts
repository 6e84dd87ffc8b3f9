import { newId } from '../../src/platform/ids.ts'
import type { Answer, TestApp } from '../app.ts'
import { createShop, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

export interface ShopDesk {
  shop: { id: string; slug: string }
  owner: Person
  get(path: string): Promise<Answer>
  post(path: string, payload?: object, key?: string): Promise<Answer>
  patch(path: string, version: number, payload: object, key?: string): Promise<Answer>
  remove(path: string): Promise<Answer>
  /** A product that is on sale, as its answer. */
  product(input?: object): Promise<Answer['body']>
}

/** An open shop and the calls of its owner. Paths are below `/api/seller`. */
export async function openShop(test: TestApp, values: object = {}): Promise<ShopDesk> {
  const slug = `shop-${newId()}`
  const shop = { ...(await createShop(test.deps.db, { slug, ...values })), slug }
  const owner = await memberOf(test as ShopFloor, shop.id)
  return deskOf(test, shop, owner)
}

/** The calls of one member. */
export function deskOf({ call }: TestApp, shop: ShopDesk['shop'], owner: Person): ShopDesk {
  const { token } = owner
  const url = (path: string) => `/api/seller/${path}`
  const desk: ShopDesk = {
    shop,
    owner,
    get: path => call({ method: 'GET', url: url(path), token }),
    post: (path, payload = {}, key = newId()) =>
      call({ method: 'POST', url: url(path), token, payload, headers: { 'idempotency-key': key } }),
    patch: (path, version, payload, key) =>
      call({
        method: 'PATCH',
        url: url(path),
        token,
        payload,
        headers: { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
      }),
    remove: path => call({ method: 'DELETE', url: url(path), token }),
    async product(input = {}) {
      const answer = await desk.post('products', {
        name: 'Cove mug',
        status: 'active',
        variants: [{ price: 24, stock: { from: 0, to: 10 } }],
        ...input,
      })
      if (answer.status !== 201) throw new Error(`product: ${answer.text}`)
      return answer.body
    },
  }
  return desk
}

/** Options as a request names them: each name with its values. */
export const optionsOf = (options: Record<string, string[]>) =>
  Object.entries(options).map(([name, values]) => ({
    id: newId(),
    name,
    values: values.map(value => ({ id: newId(), value })),
  }))
