import { eq, like } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '../../src/modules/auth/auth.schema.ts'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { createJobs } from '../../src/modules/jobs.ts'
import { idempotencyKeys } from '../../src/platform/idempotency/idempotency.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Answer, useTestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, PASSWORD, signedUp, signIn } from '../fixtures.ts'
import { meanwhile } from '../meanwhile.ts'

const api = useTestApp({ connections: 20 })

let shop: { id: string }
beforeAll(async () => {
  shop = await createShop(api().deps.db)
})

const add = (token: string, product: MadeProduct, quantity = 1) =>
  api().call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: {
      productDTO: { id: product.id },
      quantity,
      optionIds: product.variants[0]!.optionIds,
    },
  })
const linesOf = (userId: string) =>
  api().deps.db.select({ quantity: cartItems.quantity }).from(cartItems).where(eq(cartItems.userId, userId))

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

test('adds up concurrent additions of one variant, up to the stock', async () => {
  const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 1))'
  for (const [stock, expected, total] of [
    [4, [200, 200], 4],
    [3, [200, 409], 2],
  ] as const) {
    const person = await signedUp(api())
    const product = await createProduct(api().deps.db, shop.id, [{ stock }])
    const answers = await meanwhile(api().database.pool, [lock, person.id], () => [
      add(person.token, product, 2),
      add(person.token, product, 2),
    ])
    expect(statuses(answers)).toEqual(expected)
    expect(await linesOf(person.id)).toEqual([{ quantity: total }])
  }
})

test('doesn’t fail with 500 when a product is removed while it is added or synced', async () => {
  const person = await signedUp(api())
  const product = await createProduct(api().deps.db, shop.id)
  const [variant] = product.variants
  const merge = () =>
    api().call({
      method: 'POST',
      url: '/api/cart/add-multiple',
      token: person.token,
      payload: [{ product: { id: product.id }, quantity: 1, optionIds: variant!.optionIds }],
    })
  const [added, merged] = await meanwhile(
    api().database.pool,
    ['delete from variants where id = $1', variant!.id],
    () => [add(person.token, product), merge()],
  )
  expect(added).toMatchObject({ status: 404, body: { code: 'product.variant_not_found' } })
  expect(merged).toMatchObject({
    status: 200,
    body: { receipt: [{ outcome: 'dropped', reason: 'product_gone' }], cart: [] },
  })
  expect(await linesOf(person.id)).toEqual([])
})

test('leaves no row for an addition to an account that is being deleted', async () => {
  const person = await signedUp(api())
  const product = await createProduct(api().deps.db, shop.id)
  await add(person.token, product)
  const [answer] = await meanwhile(
    api().database.pool,
    [
      `with gone as (delete from cart_items where user_id = $1)
      update users set deleted_at = now(), is_active = 0 where id = (select id from users where id = $1 for update)`,
      person.id,
    ],
    () => [add(person.token, product)],
  )
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  expect(await linesOf(person.id)).toEqual([])
})

test('adds a line with one statement in addition to the session’s', async () => {
  const { token } = await signedUp(api())
  const product = await createProduct(api().deps.db, shop.id)
  // The first call with a token writes that it was received.
  await api().call({ method: 'GET', url: '/api/user/me', token })
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    for (const quantity of [1, 2])
      expect(await add(token, product)).toMatchObject({ status: 200, body: { quantity } })
    const texts = asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text)
    expect(texts.map(text => text.includes('from sessions'))).toEqual([true, false, true, false])
  } finally {
    asked.mockRestore()
  }
})

test('waits for another sync of the same cart as long as it takes', async () => {
  const person = await signedUp(api())
  const product = await createProduct(api().deps.db, shop.id)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await api().call({
      method: 'POST',
      url: '/api/cart/add-multiple',
      token: person.token,
      headers: { 'idempotency-key': newId() },
      payload: [{ product: { id: product.id }, quantity: 1, optionIds: product.variants[0]!.optionIds }],
    })
    expect(answer.status).toBe(200)
    const texts = asked.mock.calls.map(([given]) => String((given as { text?: string }).text ?? given))
    const limited = texts.findIndex(text => text.includes(`lock_timeout = '5s'`))
    const free = texts.findIndex(text => text.includes('lock_timeout = default'))
    const locked = texts.findIndex(text => text.includes('pg_advisory_xact_lock'))
    expect([limited < free, free < locked]).toEqual([true, true])
  } finally {
    asked.mockRestore()
  }
})

test('applies an addition once per key with the same response, and lets a rejected one retry', async () => {
  const { db } = api().deps
  const person = await signedUp(api())
  const product = await createProduct(db, shop.id, [{ stock: 3 }])
  const send = (quantity: number, key: string) =>
    api().call({
      method: 'POST',
      url: '/api/cart/add',
      token: person.token,
      headers: { 'idempotency-key': key },
      payload: { productDTO: { id: product.id }, quantity, optionIds: product.variants[0]!.optionIds },
    })
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(2, key)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await linesOf(person.id)).toEqual([{ quantity: 2 }])
  expect(await send(1, key)).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  const refused = newId()
  expect((await send(2, refused)).status).toBe(409)
  expect((await send(1, refused)).status).toBe(200)
  expect(await linesOf(person.id)).toEqual([{ quantity: 3 }])
})

test('counts a repeated sync once for as long as a session may be idle', async () => {
  const { db } = api().deps
  const person = await signedUp(api())
  const [wanted, later] = [await createProduct(db, shop.id), await createProduct(db, shop.id)]
  const key = newId()
  const send = (token: string) =>
    api().call({
      method: 'POST',
      url: '/api/cart/add-multiple',
      token,
      headers: { 'idempotency-key': key },
      payload: [{ product: { id: wanted.id }, quantity: 2, optionIds: wanted.variants[0]!.optionIds }],
    })
  const first = await send(person.token)
  expect(first.status).toBe(200)

  const ofPerson = await db.select().from(sessions).where(eq(sessions.userId, person.id))
  api().clock.advance(ofPerson[0]!.expiresAt.getTime() - api().clock.now().getTime())
  await createJobs(api().deps, null)
    .find(({ name }) => name === 'sweep')!
    .work({} as never)
  const { token } = (await signIn(api(), person.email)).body
  await add(token, later)
  const again = await send(token)
  expect(again).toMatchObject({ status: 200, body: { receipt: first.body.receipt } })
  expect((await linesOf(person.id)).map(({ quantity }) => quantity)).toEqual([2, 1])
  // The cart is the one of now.
  expect(again.body.cart[0].cartDTOList).toHaveLength(2)

  const payload = { password: PASSWORD }
  expect((await api().call({ method: 'DELETE', url: '/api/user/me', token, payload })).status).toBe(204)
  expect(
    await db
      .select()
      .from(idempotencyKeys)
      .where(like(idempotencyKeys.scope, `%${person.id}`)),
  ).toEqual([])
})
