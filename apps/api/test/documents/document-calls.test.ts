import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Answer, useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, mailedToken, multipart, PASSWORD } from '../fixtures.ts'

const api = useTestApp({ first: { registration: 'activate' } })
const email = 'walker@example.test'
let mug: MadeProduct

beforeAll(async () => {
  const { db } = api().deps
  mug = await createProduct(db, (await createShop(db)).id, [{ colour: 'Lagoon' }, { colour: 'Rust' }])
  const [parent, child] = [newId(), newId()]
  const common = { source: 'seed', isShowSuggest: true }
  await db
    .insert(categories)
    .values({ ...common, id: parent, name: 'Home', slug: 'home', path: 'home', depth: 1 })
  await db.insert(categories).values({
    ...common,
    id: child,
    parentId: parent,
    name: 'Mugs',
    slug: 'mugs',
    path: 'home/mugs',
    depth: 2,
  })
  await db.update(products).set({ categoryId: child }).where(eq(products.id, mug.id))
})

const post = (url: string, payload: object, token?: string) =>
  api().call({ method: 'POST', url, payload, token })
const form = (url: string, parts: Record<string, string>, token?: string) =>
  api().call({ method: 'POST', url, token, ...multipart(parts) })
const get = (url: string, token?: string) => api().call({ method: 'GET', url, token })
const ok = (answer: Answer, ...names: string[]) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  for (const name of names) expect(answer.body, name).toHaveProperty(name)
  return answer.body
}

test('[API-01] [API-05] every call that the document lists answers, under its names and without an envelope', async () => {
  const choose = (at: number) => ({ quantity: 1, optionIds: mug.variants[at]!.optionIds })

  ok(await form('/api/public/registerWithoutVerify', { email, password: PASSWORD, username: 'Walker' }))
  expect(
    ok(await post('/api/auth/signin', { email, password: PASSWORD }), 'token', 'refreshToken').isActive,
  ).toBe(0)
  ok(await get(`/api/auth/signup-user/active?token=${await mailedToken(api(), email, 'activate')}`))
  ok(await form('/api/auth/forgot-password', { email }))
  const password = 'seven-lamps-of-brass'
  ok(
    await post('/api/auth/reset-password', {
      password,
      token: await mailedToken(api(), email, 'reset-password'),
    }),
  )

  const session = ok(await post('/api/auth/signin', { email, password }), 'token', 'refreshToken', 'isActive')
  const renewed = ok(
    await post('/api/auth/refreshtoken', { refreshToken: session.refreshToken }),
    'token',
    'refreshToken',
  )
  const { accessToken } = ok(
    await post('/auth/refresh-token', { refreshToken: renewed.refreshToken }),
    'accessToken',
    'newRefreshToken',
  )
  const user = ok(await get('/api/user/me', accessToken), 'username', 'avatar', 'roles')
  expect(user.roles).toEqual([{ name: 'ROLE_USER' }])
  ok(await form('/api/user/update_profile', { username: 'Runner' }, accessToken), 'username')

  ok(
    await post(
      '/api/cart/add',
      { productDTO: { id: mug.id, price: 24, priceSale: null }, ...choose(0) },
      accessToken,
    ),
  )
  ok(await post('/api/cart/add-multiple', [{ product: { id: mug.id }, ...choose(1) }], accessToken))
  const [group] = ok(await get('/api/cart/findAll', accessToken))
  for (const name of ['id', 'shopName', 'shopIdDistrict', 'cartDTOList']) expect(group).toHaveProperty(name)
  const [item, other] = group.cartDTOList
  for (const name of [
    'id',
    'quantity',
    'isReview',
    'variantValues',
    'shop.name',
    'productDTO.id',
    'productDTO.price',
    'productDTO.priceSale',
  ])
    expect(item).toHaveProperty(name)
  ok(await get(`/api/cart/changeQuantity/${item.id}/3`, accessToken))
  ok(await api().call({ method: 'DELETE', url: `/api/cart/remove/${other.id}`, token: accessToken }))
  expect(ok(await get('/api/cart/findAll', accessToken))[0].cartDTOList).toMatchObject([
    { id: item.id, quantity: 3 },
  ])

  const [category] = ok(await get('/api/public/category/get_tree_category'))
  for (const name of ['id', 'name', 'slug', 'isShowSuggest', 'child']) expect(category).toHaveProperty(name)
  for (const name of ['id', 'name', 'slug']) expect(category.child[0]).toHaveProperty(name)
  expect(Array.isArray(ok(await get('/api/public/category/get-all-child-category-suggest')))).toBe(true)

  ok(await get('/api/auth/signout', accessToken))
  expect((await get('/api/user/me', accessToken)).status).toBe(401)
})
