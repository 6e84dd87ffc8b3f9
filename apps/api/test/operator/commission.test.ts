import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { localTime, shiftDay } from '../../src/platform/local-day.ts'
import { advanceToNoon } from '../app.ts'
import { createProduct, createShop, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let admin: Employee
let shop: { id: string }
let owner: Person
let home: { id: string; path: string }
let mugs: { id: string; path: string }

const day = (days: number) => shiftDay(localTime(desk().clock.now(), 'UTC').day, days)

beforeAll(async () => {
  advanceToNoon(desk().clock)
  const { db } = desk().deps
  admin = await employee(desk())
  shop = await createShop(db)
  owner = await memberOf(desk(), shop.id, 'owner')
  const made = async (name: string, parent?: { id: string; path: string }) => {
    const slug = `${name}-${newId()}`
    const path = parent ? `${parent.path}/${slug}` : slug
    const id = newId()
    const depth = parent ? 2 : 1
    await db
      .insert(categories)
      .values({ id, parentId: parent?.id ?? null, name, slug, path, depth, source: 'seed' })
    return { id, path }
  }
  home = await made('home')
  mugs = await made('mugs', home)
  const product = await createProduct(db, shop.id)
  await db.execute(sql`update products set category_id = ${mugs.id} where id = ${product.id}`)
})

const read = async (url = '') =>
  (await desk().ask({ method: 'GET', url: `/api/operator/commission-rules${url}`, cookie: admin.cookie }))
    .body

const set = async (
  rule: { shopId?: string; categoryId?: string; rateBp: number | null; fromDay: string },
  { dryRun = false, by = admin } = {},
) =>
  desk().ask({
    method: 'POST',
    url: `/api/operator/commission-rules${dryRun ? '?dryRun=true' : ''}`,
    cookie: by.cookie,
    headers: { 'idempotency-key': newId() },
    payload: { reason: REASON, expect: (await read()).expect, ...rule },
  })

const mails = async () =>
  (await desk().deps.db.select().from(emails)).filter(({ kind }) => kind === 'commission-raised')

/** Rates as basis points by scope. */
const rates = async (url?: string) =>
  ((await read(url)).rules as { shop: object | null; category: { id: string } | null; rateBp: number }[]).map(
    ({ shop: of, category, rateBp }) => [of ? 'shop' : 'all', category?.id ?? null, rateBp],
  )

describe('commission rules', () => {
  test('announces a raise 15 days before, by email to the owners', async () => {
    expect(await read()).toMatchObject({ defaultRateBp: 800, firstRaise: day(15), rules: [] })
    const early = await set({ categoryId: home.id, rateBp: 1_000, fromDay: day(14) })
    expect(early).toMatchObject({ status: 409, body: { code: 'commission.not_allowed' } })
    const raise = { categoryId: home.id, rateBp: 1_000, fromDay: day(15) }
    const rehearsed = await set(raise, { dryRun: true })
    const raised = await set(raise)
    expect(rehearsed.body.effects).toEqual(raised.body.effects)
    expect(raised.body.effects).toEqual([
      { kind: 'commission_shops', count: 1 },
      { kind: 'email', count: 1 },
    ])
    expect(await mails()).toMatchObject([{ recipient: owner.email, body: expect.stringContaining('10%') }])
    expect(await rates()).toEqual([['all', home.id, 1_000]])
    expect(await rates(`?at=${day(14)}`)).toEqual([])
    expect(await rates(`?at=${day(16)}`)).toEqual([['all', home.id, 1_000]])
    expect((await decisions(desk())).at(-1)).toMatchObject({
      what: 'commission.changed',
      subject_id: home.id,
      before: { rateBp: null },
      after: { rateBp: 1_000, fromDay: day(15), isRaise: true },
    })
  })

  test('takes a raise back before its day, at once and without an email', async () => {
    const { status } = await set({ categoryId: home.id, rateBp: null, fromDay: day(0) })
    expect(status).toBe(200)
    expect(await rates()).toEqual([])
    expect(await mails()).toHaveLength(1)
    const again = await set({ categoryId: home.id, rateBp: null, fromDay: day(0) })
    expect(again.body.code).toBe('commission.not_allowed')
  })

  test('gives a shop a rate of its own, and counts a raise in any category as one', async () => {
    expect((await set({ categoryId: mugs.id, rateBp: 300, fromDay: day(0) })).status).toBe(200)
    // Lower than the default, but higher than in mugs.
    const hidden = { shopId: shop.id, rateBp: 500, fromDay: day(0) }
    expect((await set(hidden)).body.code).toBe('commission.not_allowed')
    expect((await set({ shopId: shop.id, rateBp: 200, fromDay: day(0) })).status).toBe(200)
    expect((await set({ shopId: shop.id, categoryId: home.id, rateBp: 100, fromDay: day(0) })).status).toBe(
      200,
    )
    const own = await desk().call({ method: 'GET', url: '/api/seller/commission', token: owner.token })
    expect(own.body).toMatchObject({
      defaultRate: 8,
      rules: [
        { category: null, rate: 2, until: null },
        { category: 'home', rate: 1 },
      ],
    })
    // Without its own rate the shop would pay what others do.
    expect((await set({ shopId: shop.id, rateBp: null, fromDay: day(3) })).body.code).toBe(
      'commission.not_allowed',
    )
    expect((await set({ shopId: shop.id, rateBp: null, fromDay: day(20) })).status).toBe(200)
    expect(await rates(`?at=${day(30)}`)).toEqual([
      ['all', mugs.id, 300],
      ['shop', home.id, 100],
    ])
  })

  test('refuses a past day, an unknown shop, and the operator’s own shop', async () => {
    expect((await set({ shopId: shop.id, rateBp: 100, fromDay: day(-1) })).body.code).toBe(
      'commission.not_allowed',
    )
    const unknown = await set({ shopId: newId(), rateBp: 100, fromDay: day(30) })
    expect(unknown.body.code).toBe('commission.not_allowed')
    const by = await employee(desk())
    await desk().deps.db.execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${by.id}, 'staff')`,
    )
    const own = await set({ shopId: shop.id, rateBp: 100, fromDay: day(0) }, { by })
    expect(own.body.code).toBe('operator.own_case')
  })

  test('raises the rate of everything only as a rule with notice, never by the settings', async () => {
    const { body: seen } = await desk().ask({
      method: 'GET',
      url: '/api/operator/settings',
      cookie: admin.cookie,
    })
    const publish = (commissionBasisPoints: number) =>
      desk().ask({
        method: 'POST',
        url: '/api/operator/settings?dryRun=true',
        cookie: admin.cookie,
        headers: { 'idempotency-key': newId() },
        payload: {
          reason: REASON,
          expect: seen.expect,
          settings: { ...seen.settings, money: { ...seen.settings.money, commissionBasisPoints } },
        },
      })
    const raised = await publish(801)
    expect(raised.status, raised.text).toBe(400)
    expect(raised.body.detail).toContain('Under Money, Commission, set a rate')
    expect(raised.body.fields).toMatchObject([
      { pointer: '/settings/money/commissionBasisPoints', message: expect.stringContaining('Commission') },
    ])
    expect((await publish(799)).status).toBe(200)

    const before = (await mails()).length
    expect((await set({ rateBp: 900, fromDay: day(14) })).body.code).toBe('commission.not_allowed')
    const general = await set({ rateBp: 900, fromDay: day(15) })
    expect(general.body.effects, general.text).toContainEqual({ kind: 'email', count: 1 })
    expect(await mails()).toHaveLength(before + 1)
    expect(await rates(`?at=${day(16)}`)).toContainEqual(['all', null, 900])
    const stated = async () =>
      (await desk().call({ method: 'GET', url: '/api/public/commission' })).body.defaultRate
    expect(await stated()).toBe(8)
    expect((await set({ rateBp: 600, fromDay: day(0) })).status).toBe(200)
    expect(await stated()).toBe(6)
    // The rule goes before the settings, so that no one pays more.
    expect((await publish(900)).status).toBe(200)
    expect((await set({ rateBp: null, fromDay: day(3) })).body.code).toBe('commission.not_allowed')
  })
})
