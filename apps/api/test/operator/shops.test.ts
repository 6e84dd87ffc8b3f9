import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { createProduct, createShop, type Person, signedUp } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'
import { memberOf } from '../orders/order-desk.ts'
import { contentsOf } from '../walls/seller-desk.ts'
import {
  applied,
  decisions,
  type Employee,
  employee,
  ORIGIN,
  REASON,
  useOperatorDesk,
} from './operator-desk.ts'

const stream = createTestLog('info')
const desk = useOperatorDesk({ log: stream.log })
let admin: Employee
let seller: Person

beforeAll(async () => {
  admin = await employee(desk())
  seller = await signedUp(desk())
})

const read = async (url: string, { cookie } = admin) =>
  (await desk().ask({ method: 'GET', url: `/api/operator${url}`, cookie })).body

interface Action {
  expect?: string
  reason?: string | undefined
  override?: boolean
  key?: string
  dryRun?: boolean
  by?: Employee
  method?: 'POST' | 'PUT'
  evidence?: string
  expiresOn?: string
}

/** Sends an action on the state that the subject has now, unless told. */
async function act(url: string, given: Action = {}) {
  const { key = newId(), dryRun = false, by = admin, method = 'POST', ...body } = given
  const seen = given.expect ?? (await read(url.replace(/\/[a-z]+$/, ''))).expect
  return desk().ask({
    method,
    url: `/api/operator${url}${dryRun ? '?dryRun=true' : ''}`,
    cookie: by.cookie,
    headers: { 'idempotency-key': key },
    payload: { reason: REASON, ...body, expect: seen },
  })
}

const waiting = async () => applied(desk(), (await signedUp(desk())).token)

async function ownedShop(): Promise<{ id: string; owner: Person }> {
  const shop = await createShop(desk().deps.db)
  await createProduct(desk().deps.db, shop.id)
  return { id: shop.id, owner: await memberOf(desk(), shop.id, 'owner') }
}

const mailsTo = async (kind: string) =>
  (await desk().deps.db.select().from(emails)).filter(mail => mail.kind === kind).length

describe('applications', () => {
  test('approves one, whose shop opens once nothing is missing or with an override', async () => {
    const { id, slug } = await waiting()
    expect((await read('/today')).rows).toMatchObject([{ kind: 'applications', href: expect.any(String) }])
    expect((await read(`/search?q=${slug}`)).hits).toMatchObject([{ kind: 'application', id }])
    const [told] = (await desk().deps.db.select().from(emails)).filter(mail => mail.body.includes(slug))
    expect(told).toMatchObject({
      kind: 'shop-application-waiting',
      body: expect.stringContaining(`${ORIGIN}/find?q=${slug}`),
    })
    const approved = await act(`/applications/${id}/approve`)
    expect(approved).toMatchObject({
      status: 200,
      body: {
        isDryRun: false,
        effects: [
          { kind: 'shop_admitted', count: 1 },
          { kind: 'email', count: 1 },
        ],
        application: {
          status: 'approved',
          shop: {
            status: 'pending',
            firstSteps: expect.arrayContaining([
              { id: 'trader', isDone: false, gaps: ['details'], isNeeded: true },
            ]),
          },
        },
      },
    })
    expect(await act(`/applications/${id}/approve`)).toMatchObject({
      status: 409,
      body: { code: 'shop.details_missing' },
    })
    const opened = await act(`/applications/${id}/approve`, { override: true })
    expect(opened.body.application).toMatchObject({
      shop: { status: 'open' },
      allowed: [{ ok: false, why: 'This has already been decided.' }, { ok: false }],
    })
    expect((await decisions(desk())).slice(-2)).toMatchObject([
      {
        what: 'application.approved',
        operator_id: admin.id,
        subject_id: id,
        about_shop_id: approved.body.application.shop.id,
        reason: REASON,
      },
      { what: 'shop.opened', before: { status: 'pending' }, after: { status: 'open', override: true } },
    ])
  })

  test('rejects one with a reason, which the applicant gets', async () => {
    const { id } = await waiting()
    const rejected = await act(`/applications/${id}/reject`)
    expect(rejected.body.application).toMatchObject({ status: 'rejected', reason: REASON })
    expect(await mailsTo('shop-application-rejected')).toBe(1)
    expect(await act(`/applications/${id}/approve`)).toMatchObject({
      status: 404,
      body: { code: 'shop_application.not_found' },
    })
  })

  test('decides no other application that uses the slug of a decided one', async () => {
    const first = await waiting()
    await act(`/applications/${first.id}/reject`)
    const other = await waiting()
    await desk().deps.db.execute(
      sql`update shop_applications set slug = ${first.slug} where id = ${other.id}`,
    )
    for (const what of ['approve', 'reject'])
      expect((await act(`/applications/${first.id}/${what}`)).status).toBe(404)
    // Nor one that uses the former slug of a shop that waits to open.
    const third = await waiting()
    const { shop } = (await act(`/applications/${third.id}/approve`)).body.application
    const { db } = desk().deps
    await db.execute(sql`update shops set slug = ${`moved-${shop.slug}`} where id = ${shop.id}`)
    await db.execute(sql`update shop_applications set slug = ${third.slug} where id = ${other.id}`)
    expect((await act(`/applications/${third.id}/reject`)).status).toBe(404)
    expect(await read(`/applications/${other.id}`)).toMatchObject({ status: 'pending' })
  })

  test('leaves a shop that waits to open to operators who don’t work for it', async () => {
    const { id } = await waiting()
    const { shop } = (await act(`/applications/${id}/approve`)).body.application
    await desk().deps.db.execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${admin.id}, 'staff')`,
    )
    expect((await act(`/applications/${id}/approve`, { override: true })).body.code).toBe('operator.own_case')
  })

  test('lists them with counts, the oldest that waits first', async () => {
    const { items, counts } = await read('/applications?status=pending')
    expect(items.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
      items.map(({ createdAt }: { createdAt: string }) => createdAt).toSorted(),
    )
    expect(counts).toContainEqual({ status: 'pending', count: items.length })
  })
})

describe('shops', () => {
  let shop: { id: string; owner: Person }
  let before: Record<string, string>
  beforeEach(async () => {
    shop = await ownedShop()
    before = await contentsOf(desk())
  })

  test('suspends one and reopens it, with an email and one entry for each', async () => {
    const suspended = await act(`/shops/${shop.id}/suspend`)
    expect(suspended.body).toMatchObject({
      effects: [
        { kind: 'products_hidden', count: 1 },
        { kind: 'orders_open', count: 0 },
        { kind: 'email', count: 1 },
      ],
      shop: { status: 'suspended', reason: REASON, log: [{ what: 'shop.suspended', by: 'Robin' }] },
    })
    expect((await act(`/shops/${shop.id}/reopen`)).body.shop).toMatchObject({ status: 'open', reason: null })
    expect([await mailsTo('shop-suspended'), await mailsTo('shop-reopened')]).toEqual([1, 1])
    expect((await decisions(desk())).slice(-2).map(({ what }) => what)).toEqual([
      'shop.suspended',
      'shop.reopened',
    ])
    expect((await read(`/log?shop=${shop.id}`)).items).toHaveLength(2)
  })

  test('a dry run returns the effects of the action, and changes nothing', async () => {
    const rehearsed = await act(`/shops/${shop.id}/suspend`, { dryRun: true })
    expect(rehearsed.body).toMatchObject({ isDryRun: true, shop: { status: 'open' } })
    expect(await contentsOf(desk())).toEqual(before)
    const done = await act(`/shops/${shop.id}/suspend`, { expect: rehearsed.body.shop.expect })
    expect(done.body.effects).toEqual(rehearsed.body.effects)
  })

  test('answers a repeat as the first time, and acts once', async () => {
    const seen = (await read(`/shops/${shop.id}`)).expect
    const key = newId()
    const again = () => act(`/shops/${shop.id}/suspend`, { key, expect: seen })
    const [first, second] = await Promise.all([again(), again()])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect((await again()).body).toEqual(first.body)
    expect((await read(`/log?shop=${shop.id}`)).items).toHaveLength(1)
    expect(await act(`/shops/${shop.id}/suspend`, { key, expect: 'another-state-than-that' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency.mismatch' },
    })
  })

  test('refuses a decision on a state that another operator has changed, and names the change', async () => {
    const seen = (await read(`/shops/${shop.id}`)).expect
    const other = await employee(desk())
    await act(`/shops/${shop.id}/suspend`, { by: other })
    expect(await act(`/shops/${shop.id}/suspend`, { expect: seen })).toMatchObject({
      status: 409,
      body: { code: 'operator.state_changed', changed: { by: 'Robin', what: 'shop.suspended' } },
    })
  })

  test('refuses a missing reason, and a case of one’s own', async () => {
    expect(await act(`/shops/${shop.id}/suspend`, { reason: 'no' })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/reason' }] },
    })
    await desk().deps.db.execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${admin.id}, 'staff')`,
    )
    expect(await act(`/shops/${shop.id}/suspend`)).toMatchObject({
      status: 403,
      body: { code: 'operator.own_case' },
    })
    expect((await read(`/shops/${shop.id}`)).allowed).toContainEqual({
      action: 'suspend',
      ok: false,
      why: 'You’re a party to this.',
    })
    const own = await applied(desk(), admin.token)
    expect((await act(`/applications/${own.id}/approve`)).body.code).toBe('operator.own_case')
  })

  test('shows what a shop lacks as its owner sees it, and records evidence', async () => {
    const { token } = shop.owner
    const url = `/shops/${shop.id}`
    const attest = async (kind: string, given: Action = {}) =>
      act(`${url}/attestations/${kind}`, {
        method: 'PUT',
        evidence: 'Passport, seen by video',
        expect: (await read(url)).expect,
        ...given,
      })
    expect((await attest('identity')).body.code).toBe('shop.details_missing')
    const saved = await desk().call({
      method: 'PUT',
      url: '/api/seller/trader',
      token,
      headers: { 'if-match': '"1"' },
      payload: {
        kind: 'person',
        name: 'Ines Tern',
        address: { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' },
        phone: '55 55 50 00',
        email: 'ines@quay-pots.example',
        registerName: null,
        registerNumber: null,
        vatId: null,
        taxId: null,
        isCertified: false,
      },
    })
    expect(saved.status, saved.text).toBe(200)
    const stepsOfOwner = async () => (await desk().call({ url: '/api/seller/start', token })).body.steps
    const steps = await stepsOfOwner()
    expect(steps).toContainEqual({
      id: 'trader',
      isDone: false,
      isNeeded: true,
      gaps: ['certification', 'identity', 'payment_account'],
    })
    expect(steps).toContainEqual({ id: 'product', isDone: true })
    expect((await read(url)).firstSteps).toEqual(steps)

    expect(await attest('register_entry', { expiresOn: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/expiresOn' }] },
    })
    const attested = await attest('identity', { expiresOn: '2100-01-01' })
    expect(attested.body).toMatchObject({
      effects: [{ kind: 'attested' }],
      shop: { attestations: [{ kind: 'identity', evidence: 'Passport, seen by video' }] },
    })
    await attest('register_entry')
    await desk().deps.db.execute(
      sql`update attestations set expires_on = '2020-01-01' where shop_id = ${shop.id} and kind = 'identity'`,
    )
    const after = await stepsOfOwner()
    expect(after).toContainEqual({
      id: 'trader',
      isDone: false,
      isNeeded: true,
      gaps: ['certification', 'payment_account'],
    })
    expect(after.slice(-2)).toEqual([
      { id: 'identity', isDone: true, expiresOn: '2020-01-01', isExpired: true },
      { id: 'register_entry', isDone: true, expiresOn: null, isExpired: false },
    ])
    expect(await read(url)).toMatchObject({ status: 'open', firstSteps: after })
    expect((await decisions(desk())).at(-2)).toMatchObject({
      what: 'shop.attested',
      after: { kind: 'identity', expiresOn: '2100-01-01' },
    })
  })

  test('finds shops by the beginning of their name, page by page', async () => {
    const { db } = desk().deps
    for (let at = 0; at < 51; at++) await createShop(db, { name: `Zoë ${String(at).padStart(2, '0')}` })
    const first = await read('/shops?q=zoe')
    expect(first.items).toHaveLength(50)
    const second = await read(`/shops?q=zoe&cursor=${first.page.next}`)
    expect(second).toMatchObject({ items: [{ name: 'Zoë 50' }], page: { next: null } })
  })
})

describe('the operator log', () => {
  test('contains no personal data', async () => {
    const { rows } = await desk().deps.db.execute(sql`select * from operator_log`)
    const text = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(10)
    for (const word of ['Passport', '@example.test', 'Shed Lane', 'Whitby', 'bowls', seller.email])
      expect(text).not.toContain(word)
  })

  test('accepts no update, delete or truncate', async () => {
    for (const statement of [
      "update operator_log set reason = ''",
      'delete from operator_log',
      'truncate operator_log',
    ])
      await expect(desk().database.pool.query(statement)).rejects.toThrow('append-only')
  })

  test('has a line in the log stream for each action', () => {
    const lines = stream.entries().filter(({ event }) => event === 'operator.action')
    expect(lines).toContainEqual(
      expect.objectContaining({ what: 'shop.suspended', operatorId: admin.id, subjectKind: 'shop' }),
    )
    expect(stream.lines.join()).not.toContain(REASON)
  })

  test('has no entry of an action that was not committed', async () => {
    const shop = await ownedShop()
    const count = (await decisions(desk())).length
    const { pool } = desk().database
    // The email is written before the entry: it fails at the end of the action.
    await pool.query(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'no entry'; end $$;
      create trigger refuse_entry before insert on operator_log for each row execute function refuse_entry()`)
    const mails = await mailsTo('shop-suspended')
    expect((await act(`/shops/${shop.id}/suspend`)).status).toBe(500)
    await pool.query('drop trigger refuse_entry on operator_log; drop function refuse_entry')
    expect(await read(`/shops/${shop.id}`)).toMatchObject({ status: 'open' })
    expect([await mailsTo('shop-suspended'), (await decisions(desk())).length]).toEqual([mails, count])
  })

  test('shows operators without the key admin their own entries', async () => {
    const support = await employee(desk(), ['support'])
    const { items } = await read(`/log?operator=${admin.id}`, support)
    expect(items.map(({ operatorId }: { operatorId: string }) => operatorId)).toEqual([support.id])
    expect((await read('/today', support)).rows).toEqual([])
    expect((await read(`/search?q=${encodeURIComponent(seller.email)}`, support)).hits).toMatchObject([
      { kind: 'person', id: seller.id },
    ])
    expect((await read('/log', support)).items[0]).toMatchObject({
      what: 'person.found',
      subjectId: seller.id,
    })
    const catalog = await employee(desk(), ['catalog'])
    expect((await read(`/search?q=${encodeURIComponent(seller.email)}`, catalog)).hits).toEqual([])
  })

  test('is hidden from the role that reads for shops', async () => {
    for (const table of ['operators', 'operator_sessions', 'operator_log'])
      await expect(
        desk().database.pool.query(`begin; set local role stoa_shop_reader; select 1 from ${table}`),
      ).rejects.toThrow('permission denied')
  })
})
