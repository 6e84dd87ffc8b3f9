import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Person, signedUp } from '../fixtures.ts'
import { applied, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let admin: Employee
let seller: Person

beforeAll(async () => {
  admin = await employee(desk())
  seller = await signedUp(desk())
})

const read = async (url: string) =>
  (await desk().ask({ method: 'GET', url: `/api/operator${url}`, cookie: admin.cookie })).body
const send = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  desk().ask({
    method,
    url: `/api/operator${url}`,
    cookie: admin.cookie,
    headers: { 'idempotency-key': newId() },
    payload: { reason: REASON, ...payload },
  })
const approve = async (id: string, given: object = {}) =>
  send(`/applications/${id}/approve`, { expect: (await read(`/applications/${id}`)).expect, ...given })

/** Publishes what shops need, and leaves the business details out of it. */
async function needs(requirements: { apply: string[]; open: string[] }): Promise<void> {
  const { settings, expect: seen } = await read('/settings')
  const selling = { ...settings.selling, traders: 'unchecked', requirements }
  const published = await send('/settings', { settings: { ...settings, selling }, expect: seen })
  expect(published.status, published.text.slice(0, 500)).toBe(200)
}

test('an application needs a logo if the settings say so', async () => {
  await needs({ apply: ['logo'], open: [] })
  await expect(applied(desk(), seller.token)).rejects.toThrow('/logoId')
})

test('a shop opens once it has all that the settings ask for, and an expiry only warns', async () => {
  await needs({ apply: [], open: ['payout', 'identity'] })
  const { id } = await applied(desk(), seller.token)
  const approved = await approve(id)
  expect(approved.body.effects).toContainEqual({ kind: 'shop_admitted', count: 1 })
  const [told] = (await desk().deps.db.select().from(emails)).filter(
    ({ kind }) => kind === 'shop-application-admitted',
  )
  expect(told?.body).toContain('a bank account, a proof of your identity')
  const { shop } = approved.body.application
  const isNeeded = true
  for (const step of [
    { id: 'payout', isDone: false, isNeeded },
    { id: 'identity', isDone: false, isNeeded },
  ])
    expect(shop.firstSteps).toContainEqual(step)
  const { body: start } = await desk().call({
    method: 'GET',
    url: '/api/seller/start',
    token: seller.token,
  })
  expect(start.steps).toEqual(shop.firstSteps)
  expect((await read('/today')).rows).toEqual([])

  const refused = await approve(id)
  expect(refused.body).toMatchObject({ code: 'shop.details_missing' })
  expect(refused.body.detail).toContain('no bank account, the identity isn’t attested')
  const { allowed } = await read(`/applications/${id}`)
  expect(allowed[0]).toMatchObject({ action: 'approve', ok: false, canOverride: true })

  const { db } = desk().deps
  await db.execute(sql`insert into payout_accounts (shop_id, holder, kind, number, changed_at)
    values (${shop.id}, 'Kiln', 'iban', 'GB33BUKB20201555555555', now())`)
  await db.execute(sql`insert into attestations (shop_id, kind, evidence, expires_on, attested_by, at)
    values (${shop.id}, 'identity', 'Passport', '2020-01-01', ${admin.id}, now())`)
  expect((await read('/today')).rows).toMatchObject([{ kind: 'shops_to_open', count: 1 }])
  expect((await approve(id)).body.effects).toContainEqual({ kind: 'shop_opened', count: 1 })
})

test('an operator opens a shop despite a gap, with a reason', async () => {
  const { id } = await applied(desk(), (await signedUp(desk())).token)
  await approve(id)
  expect((await approve(id, { override: true })).body.application.shop.status).toBe('open')
})
