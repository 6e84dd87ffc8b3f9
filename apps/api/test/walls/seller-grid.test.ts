import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadContract, type ShopKeyRule } from '../../src/contract/document.ts'
import type { Answer } from '../app.ts'
import { type Person, signedUp } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { samples } from './samples/index.ts'
import { contentsOf, rootCategory, send } from './seller-desk.ts'
import { makeThings, type ShopThings } from './shop-things.ts'
import { strangeOnes } from './strange.ts'

// Every call of the seller area, from the contract, tried by every role that may not and for everything of another shop.
const operations = loadContract().operations.filter(({ shopKey }) => shopKey !== null)
const grid = operations.map(operation => [operation.id, operation] as const)

const KEYS = ['products', 'orders', 'refunds', 'reports', 'shop']
const STOPPED: (ShopKeyRule | null)[] = ['products', 'shop', 'owner']

/** The soak looks at all tables after each call, which says whose change it was. */
const isSoak = Boolean(process.env.STOA_SOAK)

const floor = useShopFloor({ jobs: false })
let own: ShopThings
let other: ShopThings
let buyer: Person
let removed: Person
/** Works for the shop, with all keys but this one. */
const without: Record<string, Person> = {}
let expired: string
/** Contents of all tables for the other shop. */
let untouched: Record<string, string>

const sampleOf = (id: string) => {
  const sample = samples[id]
  if (!sample)
    throw new Error(`${id} has no sample: write one in test/walls/samples, with an id wherever it takes one.`)
  return sample
}

beforeAll(async () => {
  const root = await rootCategory(floor())
  own = await makeThings(floor(), root)
  other = await makeThings(floor(), root)
  buyer = await signedUp(floor())
  for (const key of KEYS) {
    without[key] = await memberOf(floor(), own.id, 'staff')
    await floor().deps.db.execute(sql`update shop_members
      set keys = ${`{${KEYS.filter(each => each !== key).join()}}`} where user_id = ${without[key].id}`)
  }
  without.owner = await memberOf(floor(), own.id, 'manager')
  removed = await memberOf(floor(), own.id, 'owner')
  const claims = JSON.parse(Buffer.from(own.owner.token.split('.')[1]!, 'base64url').toString())
  expired = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) - 10)
    .sign(floor().deps.tokenKey)
  untouched = await contentsOf(floor(), other.id)
})

/** Not a word of a shop, but for what the request itself said. */
function tellsNothingOf({ secrets }: ShopThings, { text, headers }: Answer, said = ''): void {
  const answer = `${text} ${JSON.stringify(headers)}`
  expect(secrets.filter(secret => !said.includes(secret) && answer.includes(secret))).toEqual([])
}

describe('[API-06] a caller without access', () => {
  let before: Record<string, string>
  beforeAll(async () => {
    before = await contentsOf(floor())
  })

  test.each(grid)('is refused at %s', async (id, operation) => {
    const request = sampleOf(id)(own)
    const ask = async (token: string | undefined, shop: string | undefined, status: number, code: string) => {
      const answer = await send(floor(), operation, request, { token, shop })
      expect([answer.status, answer.body.code], answer.text).toEqual([status, code])
      tellsNothingOf(own, answer, JSON.stringify(request) + shop)
    }
    await ask(undefined, own.slug, 401, 'auth.required')
    // Those of every operation are tried by contract/bad-input.test.ts.
    for (const token of isSoak ? ['nonsense', expired, own.owner.refreshToken] : []) {
      const answer = await send(floor(), operation, request, { token, shop: own.slug })
      expect(answer.status).toBe(401)
    }
    await ask(buyer.token, undefined, 403, 'seller.not_member')
    await ask(buyer.token, own.slug, 403, 'seller.not_member')
    await ask(other.owner.token, own.slug, 403, 'seller.not_member')
    await ask(own.owner.token, 'shop-of-nobody', 403, 'seller.not_member')
    const staff = without[operation.shopKey!]
    if (staff) await ask(staff.token, own.slug, 403, 'seller.not_allowed')
  })

  test('is refused at every call as soon as membership ends', async () => {
    const { token } = removed
    const first = await floor().call({ method: 'GET', url: '/api/seller/orders', token })
    expect(first.status).toBe(200)
    expect(await contentsOf(floor())).toEqual(before)
    await floor().deps.db.execute(sql`delete from shop_members where user_id = ${removed.id}`)
    before = await contentsOf(floor())
    for (const operation of operations) {
      const request = sampleOf(operation.id)(own)
      const answer = await send(floor(), operation, request, { token, shop: own.slug })
      expect([operation.id, answer.body.code]).toEqual([operation.id, 'seller.not_member'])
      tellsNothingOf(own, answer, JSON.stringify(request) + own.slug)
    }
  })

  test('changes nothing', async () => {
    expect(await contentsOf(floor())).toEqual(before)
  })
})

test('[API-06] a suspended shop sells and edits nothing', async () => {
  const { db } = floor().deps
  await db.execute(sql`update shops set status = 'suspended' where id = ${own.id}`)
  const before = await contentsOf(floor())
  for (const operation of operations) {
    if (operation.method === 'GET' || !STOPPED.includes(operation.shopKey)) continue
    const request = sampleOf(operation.id)(own)
    const answer = await send(floor(), operation, request, { token: own.owner.token })
    expect([operation.id, answer.body?.code]).toEqual([operation.id, 'seller.shop_suspended'])
  }
  expect(await contentsOf(floor())).toEqual(before)
  await db.execute(sql`update shops set status = 'open' where id = ${own.id}`)
})

describe('[API-06] another shop’s ids give the same result as made-up ones', () => {
  const placed = operations.filter(
    ({ id }) => samples[id] && strangeOnes(samples[id](named('own')), samples[id](named('other'))).length > 0,
  )

  test.each(placed.map(operation => [operation.id, operation] as const))('%s', async (id, operation) => {
    const { token } = own.owner
    for (const strange of strangeOnes(sampleOf(id)(own), sampleOf(id)(other))) {
      const { at, value, guess } = strange
      const foreign = await send(floor(), operation, strange.foreign, { token })
      tellsNothingOf(other, foreign, value)
      const guessed = await send(floor(), operation, strange.guessed, { token })
      // Equal texts, except for the id that the call itself named.
      const said = ({ status, body }: Answer, word: string) => [
        at,
        status,
        body?.code,
        body?.title,
        body?.detail?.replaceAll(word, '…'),
      ]
      expect(said(foreign, value), foreign.text).toEqual(said(guessed, guess))
      if (operation.method !== 'GET' || at.startsWith('/params'))
        expect(foreign.status, `${at}: ${foreign.text}`).toBeGreaterThanOrEqual(400)
    }
    if (isSoak) expect(await contentsOf(floor(), other.id)).toEqual(untouched)
  })

  test('changes nothing of another shop', async () => {
    expect(await contentsOf(floor(), other.id)).toEqual(untouched)
  })
})

test('[API-06] understands permitted calls, which neither read nor change another shop', async () => {
  // In the order of the samples: what ends a thing comes after what reads it.
  for (const id of Object.keys(samples)) {
    const operation = operations.find(each => each.id === id)
    const request = samples[id]!(own)
    if (!operation || request.isStream) continue
    const answer = await send(floor(), operation, request, { token: own.owner.token })
    // The state of things may prevent it; input and caller may not.
    const isUnderstood = answer.status < 400 || answer.status === 409 || answer.status === 412
    expect(isUnderstood, `${operation.id}: ${answer.text}`).toBe(true)
    tellsNothingOf(other, answer)
  }
  expect(await contentsOf(floor(), other.id)).toEqual(untouched)
})

/** Creates things by their names alone, before there is a database: enough to see which requests name some. */
const named = (shop: string) =>
  new Proxy({} as ShopThings, {
    get: (_, name) => (name === 'rootCategoryId' ? name : `${shop} ${String(name)}`),
  })
