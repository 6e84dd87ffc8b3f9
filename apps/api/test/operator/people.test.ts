import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { createProduct, createShop, type Person, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { signedUpWithApp } from '../second-factor/authenticator-app.ts'
import { applied, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
const db = () => desk().deps.db

const call = (
  { cookie }: Employee,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  desk().ask({
    method,
    url: `/api/operator/people${path}`,
    cookie,
    ...(method !== 'GET' && { headers: { 'idempotency-key': newId() } }),
    ...(payload && { payload }),
  })
const shown = async (operator: Employee, { id }: Pick<Person, 'id'>) =>
  (await call(operator, 'GET', `/${id}`)).body
const entries = async () =>
  (await db().execute(sql`select * from operator_log where subject_kind = 'person' order by id`)).rows
const mails = async (recipient: string) =>
  (
    await db().execute<{ kind: string; body: string }>(
      sql`select kind, body from emails where recipient = ${recipient} and kind like 'account-%' order by id`,
    )
  ).rows

test('lists people by the beginning of email or name, and logs who was looked at', async () => {
  const person = await signedUp(desk())
  const operator = await employee(desk(), ['people'])
  const found = await call(
    operator,
    'GET',
    `?q=${encodeURIComponent(person.email.slice(0, 30).toUpperCase())}`,
  )
  expect(found.body.items, found.text).toMatchObject([
    { id: person.id, email: person.email, isBlocked: false },
  ])
  expect((await call(operator, 'GET', '?q=robin')).body.items.length).toBeGreaterThan(1)
  const listed = async (by: Employee) =>
    (
      await db().execute(sql`select * from operator_log where operator_id = ${by.id}
        and what in ('people.listed', 'person.found')`)
    ).rows
  expect(await listed(operator)).toMatchObject([{ what: 'person.found' }, { what: 'people.listed' }])
  const support = await employee(desk(), ['support'])
  expect((await call(support, 'GET', '')).body.items).toEqual([])
  expect((await call(support, 'GET', '?q=r%20%20')).body.items).toEqual([])
  const { items } = (await call(support, 'GET', '?q=robin')).body
  expect(items.length).toBeGreaterThan(1)
  await call(support, 'GET', '?q=robin')
  const after = { count: items.length, people: items.map(({ id }: { id: string }) => id) }
  expect(await listed(support)).toMatchObject([{ what: 'people.listed', after }])
  // Others are shown, also within a minute.
  await signedUp(desk())
  await call(support, 'GET', '?q=robin')
  expect(await listed(support)).toHaveLength(2)
  await placeGroup(db(), person.id)
  expect(await shown(operator, person)).toMatchObject({
    counts: { orders: 1, questions: 0, reports: 0 },
    orders: [{ number: expect.any(String) }],
    sessions: 1,
    hasFactor: false,
  })
  expect((await entries()).slice(-1)).toMatchObject([
    { what: 'person.viewed', subject_id: person.id, operator_id: operator.id, before: null, after: null },
  ])
})

test('a block ends reviewing, asking and applying, but not orders and export', async () => {
  const person = await signedUp(desk())
  const operator = await employee(desk(), ['people'])
  const shop = await createShop(db(), { status: 'open' })
  const product = await createProduct(db(), shop.id)
  const { expect: before } = await shown(operator, person)
  const given = {
    ground: 'terms',
    clause: 'Terms of service, 8. What is not allowed',
    reason: REASON,
    expect: before,
  }
  const waiting = await applied(desk(), person.token)
  const checked = await call(operator, 'PUT', `/${person.id}/block?dryRun=true`, given)
  expect(checked.body.email?.text, checked.text).toContain(REASON)
  expect(await mails(person.email)).toEqual([])
  const blocked = await call(operator, 'PUT', `/${person.id}/block`, given)
  expect(blocked.body.person, blocked.text).toMatchObject({
    isBlocked: true,
    restrictions: [{ facts: REASON }],
  })
  expect((await mails(person.email)).map(({ body }) => body)).toEqual([checked.body.email.text])

  const as = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    desk().call({
      method,
      url,
      token: person.token,
      ...(payload && { payload, headers: { 'idempotency-key': newId() } }),
    })
  const ask = () => as('POST', '/api/user/questions', { productId: product.id, text: 'Does it float?' })
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'account.blocked' } })
  const review = await as('PUT', `/api/user/reviews/${product.id}`, { rating: 1, text: 'Bad.' })
  expect(review.body.code).toBe('account.blocked')
  await expect(applied(desk(), person.token)).rejects.toThrow('account.blocked')
  const decider = await employee(desk(), ['shops'])
  const ofApplication = (method: 'GET' | 'POST', path: string, payload?: object) =>
    desk().ask({
      method,
      url: `/api/operator/applications/${waiting.id}${path}`,
      cookie: decider.cookie,
      headers: { 'idempotency-key': newId() },
      ...(payload && { payload }),
    })
  const { body: application } = await ofApplication('GET', '')
  expect(application.allowed[0]).toMatchObject({ action: 'approve', ok: false })
  const approved = await ofApplication('POST', '/approve', { reason: REASON, expect: application.expect })
  expect(approved).toMatchObject({ status: 409, body: { code: 'shop_application.not_allowed' } })
  for (const url of ['/api/user/orders', '/api/user/export']) expect((await as('GET', url)).status).toBe(200)

  const { expect: now } = await shown(operator, person)
  const lifted = await call(operator, 'DELETE', `/${person.id}/block`, { reason: REASON, expect: now })
  expect(lifted.body.person, lifted.text).toMatchObject({ isBlocked: false })
  expect((await ask()).body.code).not.toBe('account.blocked')
  expect((await mails(person.email)).map(({ kind }) => kind)).toEqual([
    'account-blocked',
    'account-unblocked',
  ])
  const log = (await entries()).filter(
    ({ subject_id, what }) => subject_id === person.id && what !== 'person.viewed',
  )
  expect(log).toMatchObject([{ what: 'person.blocked' }, { what: 'person.unblocked' }])
  expect(JSON.stringify(log)).not.toContain(person.email)
})

test('emails a person a link to their own data', async () => {
  const person = await signedUp(desk())
  const operator = await employee(desk(), ['people'])
  const send = async (query = '') =>
    call(operator, 'POST', `/${person.id}/export${query}`, {
      reason: REASON,
      expect: (await shown(operator, person)).expect,
    })
  expect((await send('?dryRun=true')).body.effects).toEqual([{ kind: 'email', count: 1 }])
  expect(await mails(person.email)).toEqual([])
  expect((await send()).body, 'sent').toMatchObject({ isDryRun: false })
  const [email, ...others] = await mails(person.email)
  expect(others).toEqual([])
  expect(email).toMatchObject({ kind: 'account-export' })
  expect(email!.body).toContain(`${desk().deps.brand.siteUrl}/account/profile`)
  const sent = (await entries()).find(
    ({ subject_id, what }) => subject_id === person.id && what === 'person.export_sent',
  )
  expect(sent).toMatchObject({ operator_id: operator.id, reason: REASON })
  expect(JSON.stringify(sent)).not.toContain(person.email)
})

test('ends sessions, removes the second factor, and deletes an account, but not an operator’s', async () => {
  const person = await signedUpWithApp(desk())
  const operator = await employee(desk(), ['people'])
  const act = async (path: string, about: Pick<Person, 'id'> = person) =>
    call(operator, 'POST', `/${about.id}${path}`, {
      reason: REASON,
      expect: (await shown(operator, about)).expect,
    })
  const ended = await act('/sessions/end')
  expect(ended.body.person, ended.text).toMatchObject({ sessions: 0, hasFactor: true })
  expect((await desk().call({ method: 'GET', url: '/api/user/orders', token: person.token })).status).toBe(
    401,
  )
  expect((await act('/second-factor/reset')).body.person).toMatchObject({ hasFactor: false })
  const rehearsed = await act('/delete?dryRun=true')
  expect(rehearsed.body.effects, rehearsed.text).toEqual([
    { kind: 'account_deleted', count: 1 },
    { kind: 'orders_kept', count: 0 },
    { kind: 'email', count: 1 },
  ])
  expect((await shown(operator, person)).email).toBe(person.email)
  expect((await act('/delete')).body).toMatchObject({ isDryRun: false })
  expect((await call(operator, 'GET', `/${person.id}`)).body.code).toBe('account.not_found')
  expect((await mails(person.email)).map(({ kind }) => kind)).toEqual(['account-deleted'])

  const colleague = await employee(desk(), ['support'])
  for (const path of ['/second-factor/reset', '/delete'])
    expect((await act(path, colleague)).body.code).toBe('account.is_operator')
  expect((await act('/sessions/end', operator)).body.code).toBe('operator.own_case')
})
