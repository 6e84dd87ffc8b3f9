import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadOperatorContract, type Operation } from '../../src/contract/document.ts'
import { newId } from '../../src/platform/ids.ts'
import { OPERATOR_KEYS } from '../../src/platform/operator-keys.ts'
import type { Answer } from '../app.ts'
import { confirmEmail, createShop, multipart, type Person, signedUp } from '../fixtures.ts'
import { type Employee, employee, useOperatorDesk } from '../operator/operator-desk.ts'
import { prepareThings, samples, type Things } from './operator-samples/index.ts'
import { picture as bytes, contentsOf } from './seller-desk.ts'

// Every call of the operator console, from its contract, tried by everyone who may not.
const { operations } = loadOperatorContract()
const grid = operations.map(operation => [operation.id, operation] as const)
const secured = grid.filter(([, { isSecured }]) => isSecured)

const desk = useOperatorDesk()

let things: Things
let admin: Employee
let support: Employee
let buyer: Person
let seller: Person
/** Operators with every key but these. */
const without = new Map<string, Employee>()
const idle: string[] = []
let stale: Employee
let before: Record<string, string>

beforeAll(async () => {
  const { db } = desk().deps
  buyer = await signedUp(desk())
  await confirmEmail(desk(), buyer)
  seller = await signedUp(desk())
  const shop = await createShop(db, { status: 'open', ownerId: seller.id })
  things = await prepareThings(desk(), { buyer, seller, shopId: shop.id })
  admin = await employee(desk())
  support = await employee(desk(), ['support'])
  for (const { operatorKey } of operations)
    if (Array.isArray(operatorKey) && !without.has(operatorKey.join()))
      without.set(
        operatorKey.join(),
        await employee(
          desk(),
          OPERATOR_KEYS.filter(key => !operatorKey.includes(key)),
        ),
      )
  const set = (person: Employee, change: ReturnType<typeof sql>) =>
    db.execute(sql`update operator_sessions set ${change} where user_id = ${person.id}`)
  const [unused, ended, deleted, changed] = [
    await employee(desk()),
    await employee(desk()),
    await employee(desk()),
    await employee(desk()),
  ]
  await set(unused, sql`seen_at = now() - interval '30 minutes'`)
  await set(ended, sql`ends_at = now()`)
  await db.execute(sql`delete from operators where user_id = ${deleted.id}`)
  await db.execute(sql`update users set password_hash = 'another' where id = ${changed.id}`)
  idle.push(...[unused, ended, deleted, changed].map(({ cookie }) => cookie))
  stale = await employee(desk())
  await db.execute(sql`update factor_challenges set answered_at = now() - interval '11 minutes'
    where user_id = ${stale.id}`)
  before = await contentsOf(desk())
})

interface Sender {
  cookie?: string
  headers?: Record<string, string>
  /** Server of the shop instead of the console's. */
  isShop?: boolean
}

function send(
  { id, method, path, parameters }: Operation,
  { cookie, headers, isShop = false }: Sender,
): Promise<Answer> {
  const sample = samples[id]
  if (!sample) throw new Error(`${id} has no sample in operator-samples.`)
  const { params = {}, query, body, picture } = sample(things)
  const parts = picture && multipart({ picture: { filename: 'logo.png', bytes } })
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const takes = (header: string) => parameters.some(({ name }) => name === header)
  const options = {
    method: method as 'GET',
    url: query ? `${url}?${query}` : url,
    ...(body && { payload: body }),
    ...(parts && { payload: parts.payload }),
    headers: {
      ...parts?.headers,
      ...(takes('Idempotency-Key') && { 'idempotency-key': newId() }),
      ...(takes('If-Match') && { 'if-match': '"1"' }),
      ...(cookie && { cookie }),
      ...headers,
    },
  }
  return isShop ? desk().call(options) : desk().ask(options)
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('a caller without access', () => {
  test.each(secured)('is refused at %s', async (_, operation) => {
    const refused = async (who: string, sender: Sender, status: number, code: string) => {
      const answer = await send(operation, sender)
      expect([who, answer.status, answer.body?.code], answer.text).toEqual([who, status, code])
      expect(answer.text).not.toContain('Kiln')
    }
    await refused('guest', {}, 401, 'auth.required')
    await refused('made-up cookie', { cookie: '__Host-stoa-operator=made-up' }, 401, 'auth.required')
    await refused('cookie under its other name', { cookie: admin.cookie.slice(7) }, 401, 'auth.required')
    for (const [who, { token }] of Object.entries({ buyer, seller, admin }))
      await refused(`token of the ${who}`, bearer(token), 401, 'auth.required')
    for (const cookie of idle) await refused('ended session', { cookie }, 401, 'auth.required')
    const { cookie } = admin
    await refused('public server', { cookie, isShop: true }, 404, 'route.not_found')
    const keys = operation.operatorKey
    if (typeof keys !== 'string') {
      const needed = keys ?? []
      const other = without.get(needed.join())!
      await refused('without the key', { cookie: other.cookie }, 403, 'operator.key_missing')
      if (!needed.includes('support'))
        await refused('support', { cookie: support.cookie }, 403, 'operator.key_missing')
    }
    if (operation.needsFreshFactor)
      await refused('old factor', { cookie: stale.cookie }, 403, 'auth.second_factor_required')
  })

  test.each(grid.filter(([, { method }]) => method !== 'GET'))(
    'is refused at %s from another page',
    async (_, operation) => {
      for (const origin of ['https://shop.test', 'null', '']) {
        const answer = await send(operation, { cookie: admin.cookie, headers: { origin } })
        expect([answer.status, answer.body.code]).toEqual([403, 'auth.forbidden'])
      }
      if (!operation.body) return
      const form = await send(operation, {
        cookie: admin.cookie,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([form.status, form.body.code]).toEqual([415, 'request.media_type'])
    },
  )

  test('changes nothing but the log of refusals and the challenges for a factor', async () => {
    const { factor_challenges: _, operator_log: __, ...after } = await contentsOf(desk())
    const { factor_challenges: ___, operator_log: ____, ...rest } = before
    expect(after).toEqual(rest)
    const { rows } = await desk().deps.db.execute(
      sql`select distinct after ->> 'operation' as id from operator_log where what = 'access.refused'`,
    )
    const withKeys = operations.filter(({ operatorKey }) => Array.isArray(operatorKey)).map(({ id }) => id)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(withKeys.toSorted())
  })
})

test('permitted calls are understood, and keys count from the next call on', async () => {
  for (const id of Object.keys(samples)) {
    const operation = operations.find(each => each.id === id)!
    if (!operation.isSecured) continue
    const answer = await send(operation, { cookie: admin.cookie })
    // The states that the samples expect are made up, as is the challenge.
    const isUnderstood =
      answer.status < 400 || [409, 412].includes(answer.status) || id === 'confirmOperatorFactor'
    expect(isUnderstood, `${id}: ${answer.text}`).toBe(true)
  }
  const listShops = operations.find(({ id }) => id === 'listOperatorShops')!
  const reduced = without.get('admin')!
  expect((await send(listShops, reduced)).status).toBe(200)
  await desk().deps.db.execute(sql`update operators set keys = ${'{money}'} where user_id = ${reduced.id}`)
  expect((await send(listShops, reduced)).body.code).toBe('operator.key_missing')
})

test('ids of nothing, of another kind, and too long ones find nothing', async () => {
  const { cookie } = await employee(desk())
  const read = (url: string) => desk().ask({ method: 'GET', url, cookie })
  for (const [kind, other] of [
    ['applications', things.shopId],
    ['shops', things.applicationId],
    ['payout-batches', things.shopId],
  ] as const) {
    expect((await read(`/api/operator/${kind}/${newId()}`)).status).toBe(404)
    expect((await read(`/api/operator/${kind}/${other}`)).status).toBe(404)
    expect((await read(`/api/operator/${kind}/1`)).status).toBe(400)
    expect((await read(`/api/operator/${kind}/${'x'.repeat(10_000)}`)).status).toBeGreaterThanOrEqual(400)
  }
})
