import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { UNLIMITED } from '../app.ts'
import { confirmEmail, createShop, PASSWORD, signedUp, signIn } from '../fixtures.ts'
import { codeOf, signedUpWithApp } from '../second-factor/authenticator-app.ts'
import { createPasskeyDevice } from '../second-factor/passkey-device.ts'
import { appoint, cookieOf, employee, logIn, ORIGIN, openConsole, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
const limited = useOperatorDesk({ config: { rateLimits: { ...UNLIMITED, signInsPerAccount: 3 } } })
const MINUTE = 60_000

const me = (cookie: string) => desk().ask({ method: 'GET', url: '/api/operator/me', cookie })
const post = (what: string, payload: object, cookie?: string) =>
  desk().ask({ method: 'POST', url: `/api/operator/session${what}`, cookie, payload })

test('a login takes password and second factor, and sets a cookie that scripts can’t read', async () => {
  const person = await signedUpWithApp(desk())
  await appoint(desk(), person.email, ['support'])
  const asked = await logIn(desk(), person.email)
  expect(asked).toMatchObject({
    status: 403,
    body: { code: 'auth.second_factor_required', secondFactor: { methods: ['app', 'recovery-code'] } },
  })
  expect(asked.headers['set-cookie']).toBeUndefined()
  const { challenge } = asked.body.secondFactor
  expect((await post('/factor', { challenge, code: '000000' })).body.code).toBe('auth.second_factor_wrong')
  const entered = await post('/factor', { challenge, code: codeOf(desk(), person.secret, 1) })
  expect(entered).toMatchObject({ status: 204, headers: { 'cache-control': 'no-store' } })
  expect(entered.headers['set-cookie']).toMatch(
    /^__Host-stoa-operator=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect((await me(cookieOf(entered))).body).toEqual({
    id: person.id,
    name: 'Robin',
    email: person.email,
    role: 'ROLE_SUPPORT',
    keys: ['support'],
    limit: 100,
    usedToday: 0,
    market: desk().deps.brand.marketplaceName,
    currency: 'USD',
    timeZone: 'UTC',
  })
})

test('answers a wrong password, an unknown address and a shopper alike', async () => {
  const operator = await employee(desk())
  const { email } = await signedUp(desk())
  const answers = [
    await logIn(desk(), operator.email, 'wrong-password'),
    await logIn(desk(), 'unknown@example.test'),
    await logIn(desk(), email),
  ]
  for (const { status, body } of answers) {
    const { requestId: _, ...rest } = body
    expect([status, rest]).toEqual([401, { ...rest, code: 'auth.credentials_wrong', detail: null }])
  }
})

test('limits guesses of an operator’s password, for each address and for all together', async () => {
  const { email } = await employee(limited())
  limited().clock.advance(15 * MINUTE)
  const guess = (remoteAddress: string) =>
    limited().ask({
      method: 'POST',
      url: '/api/operator/session',
      payload: { email, password: 'wrong-guess' },
      remoteAddress,
    })
  const statuses: number[] = []
  for (let at = 0; at < 4; at++) statuses.push((await guess('198.51.100.1')).status)
  for (let at = 0; at < 28; at++) statuses.push((await guess(`198.51.100.${10 + (at % 10)}`)).status)
  expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 429])
  expect(statuses.slice(4).filter(status => status === 401)).toHaveLength(27)
  limited().clock.advance(15 * MINUTE)
  expect((await guess('198.51.100.1')).status).toBe(401)
})

test('requires a second factor of every operator outside a demo', async () => {
  const person = await signedUp(desk())
  await confirmEmail(desk(), person)
  const { email } = person
  await appoint(desk(), email, ['support'])
  expect(await logIn(desk(), email)).toMatchObject({ status: 403, body: { code: 'operator.factor_missing' } })
})

test('a challenge of a login to the shop opens no session in the console', async () => {
  const person = await signedUpWithApp(desk())
  await appoint(desk(), person.email, ['support'])
  const { challenge } = (await signIn(desk(), person.email)).body.secondFactor
  const code = codeOf(desk(), person.secret, 1)
  expect((await post('/factor', { challenge, code })).body.code).toBe('auth.second_factor_expired')
})

test('a session ends after half an hour without a call, and after twelve hours', async () => {
  const { cookie } = await employee(desk())
  for (let hours = 0; hours < 12; hours += 0.25) {
    desk().clock.advance(15 * MINUTE - 1_000)
    expect([hours, (await me(cookie)).status]).toEqual([hours, 200])
  }
  desk().clock.advance(MINUTE)
  expect((await me(cookie)).status).toBe(401)
  const other = await employee(desk())
  desk().clock.advance(31 * MINUTE)
  expect((await me(other.cookie)).status).toBe(401)
})

test('asks for a passkey only if the console’s host is below the shop’s', async () => {
  const person = await signedUp(desk())
  await confirmEmail(desk(), person)
  await appoint(desk(), person.email, ['support'])
  const device = createPasskeyDevice('http://shop.test')
  const ofPerson = (path: string, payload: object) =>
    desk().call({ method: 'POST', url: `/api/user/second-factor${path}`, token: person.token, payload })
  const { options, challenge } = (await ofPerson('/passkeys/new', { password: PASSWORD })).body
  await ofPerson('/passkeys', { challenge, name: 'Key', passkey: device.create(options) })

  const demand = async () => (await logIn(desk(), person.email)).body.secondFactor
  const first = await demand()
  expect(first.methods).toEqual(['passkey', 'recovery-code'])
  const elsewhere = device.get(first.passkey, { origin: 'http://shop.test' })
  expect((await post('/factor', { challenge: first.challenge, passkey: elsewhere })).status).toBe(400)
  const passkey = device.get(first.passkey, { origin: ORIGIN })
  const entered = await post('/factor', { challenge: first.challenge, passkey })
  expect([entered.status, (await me(cookieOf(entered))).status]).toEqual([204, 200])

  const { deps } = desk()
  const config = { ...deps.config, operatorOrigin: 'https://console.test' }
  const other = await openConsole({ ...desk(), deps: { ...deps, config } })
  const asked = await other.ask({
    method: 'POST',
    url: '/api/operator/session',
    headers: { origin: config.operatorOrigin },
    payload: { email: person.email, password: PASSWORD },
  })
  expect(asked.body.secondFactor, asked.text).toMatchObject({ methods: ['recovery-code'], passkey: null })
  await other.console.close()
})

test('reads that no person makes don’t prolong a session, and answer 304 while nothing changes', async () => {
  const { cookie } = await employee(desk())
  const read = (headers: Record<string, string>) =>
    desk().ask({ method: 'GET', url: '/api/operator/shops', cookie, headers })
  const first = await read({})
  const unattended = { 'x-stoa-unattended': '1', 'if-none-match': String(first.headers.etag) }
  for (let minutes = 0; minutes < 29; minutes += 1) {
    desk().clock.advance(MINUTE)
    const again = await read(unattended)
    expect([again.status, again.text]).toEqual([304, ''])
  }
  await createShop(desk().deps.db)
  const changed = await read(unattended)
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(first.headers.etag)
  desk().clock.advance(MINUTE)
  expect((await read(unattended)).status).toBe(401)
})

test('logging out and another password end the session', async () => {
  const person = await employee(desk())
  const out = await desk().ask({ method: 'DELETE', url: '/api/operator/session', cookie: person.cookie })
  expect(out.headers['set-cookie']).toContain('Max-Age=0')
  expect((await me(person.cookie)).status).toBe(401)
  const other = await employee(desk())
  const token = (
    await desk().call({
      method: 'POST',
      url: '/api/auth/signin/second-factor',
      payload: {
        challenge: (await signIn(desk(), other.email)).body.secondFactor.challenge,
        code: other.recoveryCodes[0],
      },
    })
  ).body.token
  const changed = await desk().call({
    method: 'POST',
    url: '/api/user/change-password',
    token,
    payload: { currentPassword: PASSWORD, newPassword: 'meadow-anchor-17-lamp' },
  })
  expect(changed.status).toBe(200)
  expect((await me(other.cookie)).status).toBe(401)
})

test('asks for the factor again after ten minutes, and takes its answer once', async () => {
  const admin = await employee(desk())
  const other = await employee(desk(), ['support'])
  const grant = () =>
    desk().ask({
      method: 'PUT',
      url: `/api/operator/operators/${encodeURIComponent(other.email)}`,
      cookie: admin.cookie,
      payload: { keys: ['support', 'shops'], reason: 'Takes over the applications.' },
    })
  desk().clock.advance(11 * MINUTE)
  const asked = await grant()
  expect(asked).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
  const answer = { challenge: asked.body.secondFactor.challenge, code: codeOf(desk(), admin.secret) }
  expect((await post('/confirm', answer, other.cookie)).body.code).toBe('auth.second_factor_expired')
  expect((await post('/confirm', answer, admin.cookie)).status).toBe(204)
  expect((await grant()).body.items).toContainEqual(
    expect.objectContaining({ email: other.email, keys: ['support', 'shops'] }),
  )
})

test('logs logins, failed ones and log-outs of operators', async () => {
  const { id, email, cookie } = await employee(desk())
  await logIn(desk(), email, 'wrong-password')
  const { challenge } = (await logIn(desk(), email)).body.secondFactor
  await post('/factor', { challenge, code: '000000' })
  await desk().ask({ method: 'DELETE', url: '/api/operator/session', cookie })
  const { rows } = await desk().deps.db.execute(
    sql`select what from operator_log where operator_id = ${id} order by id`,
  )
  expect(rows.map(({ what }) => what)).toEqual([
    'session.opened',
    'session.refused',
    'session.refused',
    'session.ended',
  ])
})

test('an operator’s account can’t be deleted', async () => {
  const { token } = await employee(desk())
  const { status, body } = await desk().call({
    method: 'DELETE',
    url: '/api/user/me',
    token,
    payload: { password: PASSWORD },
  })
  expect([status, body.code]).toEqual([409, 'account.is_operator'])
})
