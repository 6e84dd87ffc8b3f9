import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../src/modules/users/users.schema.ts'
import { UNLIMITED, useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { confirmEmail, mailedToken, multipart, PASSWORD, type Person, signedUp, signIn } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'
import { emailKindsOf, mailedCode } from '../mailed.ts'
import { codeOf, signedUpWithApp } from './authenticator-app.ts'
import { createPasskeyDevice } from './passkey-device.ts'

const { log, entries } = createTestLog()
const api = useTestApp({
  config: { rateLimits: { ...UNLIMITED, secondFactorsPerAccount: 4 } },
  log,
})

const SECOND = 1_000
const MINUTE = 60 * SECOND
const ORIGIN = 'http://shop.test'
const FACTOR = '/api/user/second-factor'

/** The next 30 seconds: each code is good once. */
const nextCode = (secret: string) => {
  api().clock.advance(30 * SECOND)
  return codeOf(api(), secret)
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) =>
  api().call({ method, url: `${FACTOR}${path}`, token, ...(payload && { payload }) })
const answer = (payload: object, remoteAddress = '192.0.2.1') =>
  api().call({ method: 'POST', url: '/api/auth/signin/second-factor', payload, remoteAddress })

const withApp = () => signedUpWithApp(api())

async function challengeOf({ email }: Person): Promise<string> {
  const asked = await signIn(api(), email)
  expect(asked).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
  return asked.body.secondFactor.challenge
}

test('requires the authenticator app at login, and only from accounts that have one', async () => {
  const plain = await signedUp(api())
  expect(Object.keys((await signIn(api(), plain.email)).body).sort()).toEqual([
    'isActive',
    'refreshToken',
    'token',
  ])
  const person = await signedUp(api())
  await confirmEmail(api(), person)
  const started = await call('POST', '/app', person.token, { password: PASSWORD })
  expect(started.body.uri).toMatch(/^otpauth:\/\/totp\/Stoa:.*secret=[A-Z2-7]{32}&/)
  // It counts only once a code of it was right.
  expect((await signIn(api(), person.email)).status).toBe(200)
  const wrong = await call('POST', '/app/activate', person.token, { code: '000000' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'auth.second_factor_wrong' } })
  const activated = await call('POST', '/app/activate', person.token, {
    code: codeOf(api(), started.body.secret),
  })
  expect(activated.body.recoveryCodes).toHaveLength(10)
  expect(await call('GET', '', person.token)).toMatchObject({
    body: { isOn: true, appSince: expect.any(String), passkeys: [], recoveryCodesLeft: 10 },
  })

  const asked = await signIn(api(), person.email)
  expect(asked).toMatchObject({
    status: 403,
    body: { secondFactor: { methods: ['app', 'recovery-code'], passkey: null } },
  })
  expect(asked.headers['set-cookie']).toBeUndefined()
  const { challenge } = asked.body.secondFactor
  const entered = await answer({ challenge, code: nextCode(started.body.secret) })
  expect(entered).toMatchObject({ status: 200, body: { isActive: 1, token: expect.any(String) } })
  expect(await call('GET', '', entered.body.token)).toMatchObject({ status: 200 })
  expect(await emailKindsOf(api(), person.email)).toContain('second-factor-app-added')
})

test('an account gets no second factor before its email address is confirmed', async () => {
  const refused = {
    status: 409,
    body: { code: 'account.email_unconfirmed', detail: expect.stringMatching(/resend it from your profile/) },
  }
  const stranger = await signedUp(api())
  for (const path of ['/app', '/passkeys/new'])
    expect(await call('POST', path, stranger.token, { password: PASSWORD })).toMatchObject(refused)
  const { token, id, email } = await signedUp(api())
  await confirmEmail(api(), { email })
  const app = await call('POST', '/app', token, { password: PASSWORD })
  const passkey = await call('POST', '/passkeys/new', token, { password: PASSWORD })
  // What was begun before this rule came is not finished either.
  await api().deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id))
  const code = codeOf(api(), app.body.secret)
  expect(await call('POST', '/app/activate', token, { code })).toMatchObject(refused)
  const { challenge, options } = passkey.body
  const made = { challenge, name: 'Phone', passkey: createPasskeyDevice(ORIGIN).create(options) }
  expect(await call('POST', '/passkeys', token, made)).toMatchObject(refused)
  expect((await signIn(api(), email)).status).toBe(200)
})

test('logs each accepted or refused step of a login as its own event', async () => {
  const person = await withApp()
  const before = entries().length
  const challenge = await challengeOf(person)
  await answer({ challenge, code: '000000' })
  const { token } = (await answer({ challenge, code: nextCode(person.secret) })).body
  await answer({ challenge, code: nextCode(person.secret) })
  api().clock.advance(11 * MINUTE)
  const asked = await call('POST', '/recovery-codes', token, { password: PASSWORD })
  const again = asked.body.secondFactor.challenge
  await call('POST', '/confirm', token, { challenge: again, code: '000000' })
  await call('POST', '/confirm', token, { challenge: again, code: nextCode(person.secret) })
  const events = entries().slice(before)
  expect(events.map(({ operation, event }) => `${operation} ${event}`)).toEqual([
    'signIn auth.second_factor.asked',
    'signInWithSecondFactor auth.second_factor.refused',
    'signInWithSecondFactor auth.second_factor.ok',
    'signInWithSecondFactor auth.second_factor.refused',
    'renewRecoveryCodes auth.second_factor.asked',
    'confirmSecondFactor auth.second_factor.refused',
    'confirmSecondFactor auth.second_factor.ok',
  ])
  expect(events[1]).toMatchObject({ accountId: person.id, code: 'auth.second_factor_wrong' })
})

test('asks for it after an emailed code, which replaces only the password', async () => {
  const { id, email, secret } = await withApp()
  const post = (path: string, payload: object) =>
    api().call({ method: 'POST', url: `/api/auth/signin/code${path}`, payload })
  const { challenge } = (await post('', { email })).body
  const code = await mailedCode(api(), email)
  const asked = await post('/confirm', { challenge, code })
  expect(asked).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
  // The code is used up, so that the second factor can't be guessed with it.
  expect(await post('/confirm', { challenge, code })).toMatchObject({ body: { code: 'auth.code_expired' } })
  const entered = await answer({
    challenge: asked.body.secondFactor.challenge,
    code: nextCode(secret),
  })
  const me = await api().call({ method: 'GET', url: '/api/user/me', token: entered.body.token })
  expect(me).toMatchObject({ status: 200, body: { id } })
})

test('doesn’t reveal a second factor after a wrong password', async () => {
  const person = await withApp()
  expect(await signIn(api(), person.email, 'not the password')).toMatchObject({
    status: 401,
    body: { code: 'auth.credentials_wrong' },
  })
})

test('a code is valid once, for its 30 seconds and the adjacent ones', async () => {
  const person = await withApp()
  const code = nextCode(person.secret)
  expect((await answer({ challenge: await challengeOf(person), code })).status).toBe(200)
  const again = await answer({ challenge: await challengeOf(person), code })
  expect(again).toMatchObject({ status: 400, body: { code: 'auth.second_factor_wrong' } })
  const late = nextCode(person.secret)
  api().clock.advance(90 * SECOND)
  expect((await answer({ challenge: await challengeOf(person), code: late })).status).toBe(400)
})

test('accepts a code once when two logins send it at the same time', async () => {
  const person = await withApp()
  const challenges = [await challengeOf(person), await challengeOf(person)]
  const code = nextCode(person.secret)
  const both = await Promise.all(challenges.map(challenge => answer({ challenge, code })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('accepts a challenge once, for five minutes, five attempts and its own purpose', async () => {
  const person = await withApp()
  const used = await challengeOf(person)
  expect((await answer({ challenge: used, code: nextCode(person.secret) })).status).toBe(200)
  const expired = { status: 400, body: { code: 'auth.second_factor_expired' } }
  expect(await answer({ challenge: used, code: nextCode(person.secret) })).toMatchObject(expired)
  const old = await challengeOf(person)
  api().clock.advance(5 * MINUTE + SECOND)
  expect(await answer({ challenge: old, code: codeOf(api(), person.secret) })).toMatchObject(expired)
  const tried = await challengeOf(person)
  for (let at = 0; at < 5; at++)
    expect((await answer({ challenge: tried, code: '000000' }, `192.0.2.${at}`)).status).toBe(400)
  expect(await answer({ challenge: tried, code: nextCode(person.secret) })).toMatchObject(expired)
  expect(await answer({ challenge: 'no-such-challenge', code: '123456' })).toMatchObject(expired)
  const { token } = await signedUp(api())
  const foreign = await challengeOf(person)
  expect(
    await call('POST', '/confirm', token, { challenge: foreign, code: nextCode(person.secret) }),
  ).toMatchObject(expired)
})

test('limits codes by address, and emails the owner that the password is known', async () => {
  const person = await withApp()
  const statuses: number[] = []
  for (let at = 0; at < 6; at++)
    statuses.push(
      (await answer({ challenge: await challengeOf(person), code: '000000' }, '203.0.113.7')).status,
    )
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
  const kinds = await emailKindsOf(api(), person.email)
  expect(kinds.filter(kind => kind === 'second-factor-guessed')).toHaveLength(1)
  const elsewhere = { challenge: await challengeOf(person), code: nextCode(person.secret) }
  expect((await answer(elsewhere, '203.0.113.8')).status).toBe(200)
})

test('codes are tried three times as often by all addresses together', async () => {
  const person = await withApp()
  const statuses: number[] = []
  for (let at = 0; at < 13; at++)
    statuses.push(
      (await answer({ challenge: await challengeOf(person), code: '000000' }, `198.51.100.${at}`)).status,
    )
  expect(statuses).toEqual([...Array(12).fill(400), 429])
})

test('a recovery code works once, however it is typed, and the owner gets an email', async () => {
  const person = await withApp()
  const [code = ''] = person.recoveryCodes
  expect(code).toMatch(/^([A-Z2-9]{6}-){3}[A-Z2-9]{6}$/)
  const typed = code.toLowerCase().replaceAll('-', ' ')
  expect((await answer({ challenge: await challengeOf(person), code: typed })).status).toBe(200)
  expect((await answer({ challenge: await challengeOf(person), code })).status).toBe(400)
  expect(await emailKindsOf(api(), person.email)).toContain('second-factor-code-used')
  expect(await call('GET', '', person.token)).toMatchObject({ body: { recoveryCodesLeft: 9 } })
})

test('a new password ends a log-in that was begun with the old one, and keeps the second factor', async () => {
  const person = await withApp()
  const challenge = await challengeOf(person)
  await api().call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    ...multipart({ email: person.email }),
  })
  const token = await mailedToken(api(), person.email, 'reset-password')
  const password = 'another-lagoon-kettle-43'
  const reset = await api().call({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token, password },
  })
  expect(reset.status).toBe(200)
  expect((await answer({ challenge, code: nextCode(person.secret) })).status).toBe(400)
  expect((await signIn(api(), person.email, password)).status).toBe(403)
})

test('requires password and a second factor of the last ten minutes for changes', async () => {
  const person = await withApp()
  const wrong = await call('DELETE', '/app', person.token, { password: 'wrong-guess' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'account.password_wrong' } })
  const asked = await call('POST', '/recovery-codes', person.token, { password: PASSWORD })
  expect(asked).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
  const { challenge } = asked.body.secondFactor
  // Another session of the same account cannot answer it.
  const other = await answer({ challenge: await challengeOf(person), code: nextCode(person.secret) })
  const code = nextCode(person.secret)
  expect((await call('POST', '/confirm', other.body.token, { challenge, code })).status).toBe(400)
  expect((await call('POST', '/confirm', person.token, { challenge, code })).status).toBe(204)
  const renewed = await call('POST', '/recovery-codes', person.token, { password: PASSWORD })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect(renewed.body.recoveryCodes).not.toContain(person.recoveryCodes[0])
  // Logging in has shown it too.
  expect((await call('POST', '/recovery-codes', other.body.token, { password: PASSWORD })).status).toBe(200)
  api().clock.advance(11 * MINUTE)
  const later = await signInFully(person)
  expect((await call('DELETE', '/app', later, { password: PASSWORD })).status).toBe(204)
  expect(await call('GET', '', later)).toMatchObject({ body: { isOn: false, recoveryCodesLeft: 0 } })
  expect((await signIn(api(), person.email)).status).toBe(200)
})

async function signInFully(person: Person & { secret: string }): Promise<string> {
  const entered = await answer({ challenge: await challengeOf(person), code: nextCode(person.secret) })
  expect(entered.status).toBe(200)
  return entered.body.token
}

test('accepts a passkey only for this origin and challenge, and by a key of the account', async () => {
  const person = await signedUp(api())
  await confirmEmail(api(), person)
  const device = createPasskeyDevice(ORIGIN)
  const started = await call('POST', '/passkeys/new', person.token, { password: PASSWORD })
  expect(started.body.options).toMatchObject({ rp: { id: 'shop.test', name: 'Stoa' } })
  const added = await call('POST', '/passkeys', person.token, {
    challenge: started.body.challenge,
    name: ' My phone ',
    passkey: device.create(started.body.options),
  })
  expect(added).toMatchObject({ status: 201 })
  expect(added.body.recoveryCodes).toHaveLength(10)

  const demand = async () => (await signIn(api(), person.email)).body.secondFactor
  const first = await demand()
  expect(first).toMatchObject({ methods: ['passkey', 'recovery-code'] })
  const elsewhere = device.get(first.passkey, { origin: 'http://sh0p.test' })
  expect((await answer({ challenge: first.challenge, passkey: elsewhere })).status).toBe(400)
  const foreign = createPasskeyDevice(ORIGIN).get(first.passkey)
  expect((await answer({ challenge: first.challenge, passkey: foreign })).status).toBe(400)
  const signed = device.get(first.passkey)
  expect(await answer({ challenge: first.challenge, passkey: signed })).toMatchObject({ status: 200 })
  const second = await demand()
  expect((await answer({ challenge: second.challenge, passkey: signed })).status).toBe(400)
  const entered = await answer({ challenge: second.challenge, passkey: device.get(second.passkey) })
  expect(entered.status).toBe(200)

  const { body } = await call('GET', '', entered.body.token)
  expect(body).toMatchObject({ passkeys: [{ name: 'My phone', lastUsedAt: expect.any(String) }] })
  const [{ id }] = body.passkeys
  const stranger = await signedUp(api())
  expect((await call('DELETE', `/passkeys/${id}`, stranger.token, { password: PASSWORD })).status).toBe(404)
  expect((await call('DELETE', `/passkeys/${id}`, entered.body.token, { password: PASSWORD })).status).toBe(
    204,
  )
  expect((await signIn(api(), person.email)).status).toBe(200)
})

test('is switched off by the operator for an owner who lost everything', async () => {
  const person = await withApp()
  const off = (...words: string[]) => runCommand('second-factor', words, { DATABASE_URL: api().database.url })
  expect(await off('off', 'nobody-here@example.test')).toMatchObject({ code: 1 })
  expect(await off('off', person.email)).toMatchObject({ code: 0 })
  expect((await signIn(api(), person.email)).status).toBe(200)
  expect(await emailKindsOf(api(), person.email)).toContain('second-factor-reset')
  expect(await off('off', person.email)).toMatchObject({ code: 1 })
})

test('an answer is a code or a passkey', async () => {
  const person = await withApp()
  expect(await answer({ challenge: await challengeOf(person) })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('exports the second factors, and deletes them with the account', async () => {
  const person = await withApp()
  const { body } = await api().call({ method: 'GET', url: '/api/user/export', token: person.token })
  expect(body.secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect(JSON.stringify(body)).not.toContain(person.secret)
  const gone = await api().call({
    method: 'DELETE',
    url: '/api/user/me',
    token: person.token,
    payload: { password: PASSWORD },
  })
  expect(gone.status).toBe(204)
  const left = await api().deps.db.execute(
    `select count(*)::int as n from authenticator_apps where user_id = '${person.id}'`,
  )
  expect(left.rows).toEqual([{ n: 0 }])
})
