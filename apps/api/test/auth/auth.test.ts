import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createArgon2 } from '../../src/adapters/argon2.ts'
import { sessions } from '../../src/modules/auth/auth.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { shopMembers, shops } from '../../src/modules/shops/shops.schema.ts'
import { users } from '../../src/modules/users/users.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { mailedToken, multipart, PASSWORD, register, signedUp, signIn } from '../fixtures.ts'

const api = useTestApp()
const pending = useTestApp({ first: { registration: 'activate' } })

const SECOND = 1_000
const MINUTE = 60 * SECOND

const me = (token: string) => api().call({ method: 'GET', url: '/api/user/me', token })
const refresh = (refreshToken: string) =>
  api().call({ method: 'POST', url: '/auth/refresh-token', payload: { refreshToken } })

test('[API-01] registration, sign-in, profile and sign-out, each with its method, path and payload', async () => {
  const email = 'first@example.test'
  const registered = await register(api(), email, PASSWORD, '  Robin  ')
  expect(registered).toMatchObject({ status: 201, body: { email, username: 'Robin', isActive: 1 } })

  const signedIn = await signIn(api(), 'FIRST@example.test')
  expect(signedIn.status).toBe(200)
  expect(Object.keys(signedIn.body).sort()).toEqual(['isActive', 'refreshToken', 'token'])
  expect(signedIn.body.isActive).toBe(1)
  expect(signedIn.headers['cache-control']).toBe('no-store')

  const { token } = signedIn.body
  expect(await me(token)).toMatchObject({
    status: 200,
    body: {
      id: registered.body.id,
      username: 'Robin',
      email,
      emailConfirmed: false,
      avatar: null,
      roles: [{ name: 'ROLE_USER' }],
    },
  })
  expect(await api().call({ method: 'GET', url: '/api/auth/signout', token })).toMatchObject({ status: 200 })
  // The session is over, although the token's own 15 minutes are not.
  expect(await me(token)).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  expect(await refresh(signedIn.body.refreshToken)).toMatchObject({
    status: 401,
    body: { code: 'auth.refresh_refused' },
  })
})

test('[API-02] requires the bearer token, and accepts multipart only if the contract says so', async () => {
  const { token } = await signedUp(api())
  expect(await me(token)).toMatchObject({ status: 200 })
  const without = await api().call({ method: 'GET', url: '/api/user/me' })
  expect(without).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
    body: { code: 'auth.required' },
  })
  expect(await me('nonsense')).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  const basic = await api().call({
    method: 'GET',
    url: '/api/user/me',
    headers: { authorization: `Basic ${token}` },
  })
  expect(basic).toMatchObject({ status: 401, body: { code: 'auth.required' } })

  // The document's client sends a JSON content type with every call, even without a body.
  const headers = { 'content-type': 'application/json' }
  expect(await api().call({ method: 'GET', url: '/api/user/me', token, headers })).toMatchObject({
    status: 200,
  })
  const id = '0198a000-0000-7000-8000-000000000000'
  const removed = await api().call({ method: 'DELETE', url: `/api/cart/remove/${id}`, token, headers })
  expect(removed.status).toBe(204)

  const payload = { email: 'json@example.test', password: PASSWORD, username: 'Robin' }
  expect(
    await api().call({ method: 'POST', url: '/api/public/registerWithoutVerify', payload }),
  ).toMatchObject({
    status: 415,
    body: { code: 'request.media_type' },
  })
  const form = multipart({ email: payload.email, password: PASSWORD })
  expect(await api().call({ method: 'POST', url: '/api/auth/signin', ...form })).toMatchObject({
    status: 415,
  })
  expect(
    await api().call({
      method: 'POST',
      url: '/api/auth/forgot-password',
      ...multipart({ email: payload.email }),
    }),
  ).toMatchObject({ status: 202 })
  expect(
    await api().call({
      method: 'POST',
      url: '/api/user/update_profile',
      token,
      ...multipart({ username: 'Sasha' }),
    }),
  ).toMatchObject({
    status: 200,
    body: { username: 'Sasha' },
  })
})

test('[API-03] both refresh calls answer: a session record, and accessToken with newRefreshToken', async () => {
  const person = await signedUp(api())
  const record = await api().call({
    method: 'POST',
    url: '/api/auth/refreshtoken',
    payload: { refreshToken: person.refreshToken },
  })
  expect(record.status).toBe(200)
  expect(Object.keys(record.body).sort()).toEqual(['isActive', 'refreshToken', 'token'])

  const pair = await refresh(record.body.refreshToken)
  expect(pair.status).toBe(200)
  expect(Object.keys(pair.body).sort()).toEqual(['accessToken', 'newRefreshToken'])
  expect(new Set([person.refreshToken, record.body.refreshToken, pair.body.newRefreshToken]).size).toBe(3)
  expect(await me(pair.body.accessToken)).toMatchObject({ status: 200 })
})

test('gives a wrong password and an unknown address the same response', async () => {
  const { email } = await signedUp(api())
  const wrong = await signIn(api(), email, 'not the password')
  const unknown = await signIn(api(), 'nobody@example.test')
  for (const answer of [wrong, unknown])
    expect(answer).toMatchObject({ status: 401, body: { code: 'auth.credentials_wrong' } })
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
})

test('an access token lasts 15 minutes', async () => {
  const { token } = await signedUp(api())
  const before = api().clock.now()
  api().clock.advance(14 * MINUTE)
  expect(await me(token)).toMatchObject({ status: 200 })
  api().clock.advance(2 * MINUTE)
  expect(await me(token)).toMatchObject({ status: 401, body: { code: 'auth.token_expired' } })
  expect(api().clock.now().getTime()).toBeGreaterThan(before.getTime())
})

test('returns the same successor for a refresh token that is sent twice within 30 s', async () => {
  const { refreshToken } = await signedUp(api())
  const together = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)))
  expect(together.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const successors = new Set(together.map(({ body }) => body.newRefreshToken))
  expect(successors.size).toBe(1)

  api().clock.advance(25 * SECOND)
  expect((await refresh(refreshToken)).body.newRefreshToken).toBe([...successors][0])
  expect(await refresh([...successors][0]!)).toMatchObject({ status: 200 })
})

test('ends only its own family if a refresh token is repeated later', async () => {
  const person = await signedUp(api())
  const other = (await signIn(api(), person.email)).body
  const next = (await refresh(person.refreshToken)).body
  expect(await me(next.accessToken)).toMatchObject({ status: 200 })
  api().clock.advance(31 * SECOND)
  expect(await refresh(person.refreshToken)).toMatchObject({
    status: 401,
    body: { code: 'auth.refresh_refused' },
  })
  expect(await refresh(next.newRefreshToken)).toMatchObject({ status: 401 })
  expect(await me(next.accessToken)).toMatchObject({ status: 401 })
  expect(await me(other.token)).toMatchObject({ status: 200 })
  const kept = await api().deps.db.select().from(sessions).where(eq(sessions.userId, person.id))
  expect(kept.map(({ revokedReason }) => revokedReason ?? 'live').sort()).toEqual([
    'live',
    'refresh-token-reused',
  ])
})

test('repeats a refresh whose response was lost, until the new tokens are used', async () => {
  const person = await signedUp(api())
  const lost = (await refresh(person.refreshToken)).body
  api().clock.advance(9 * 60 * MINUTE)
  const again = await refresh(person.refreshToken)
  expect(again).toMatchObject({ status: 200, body: { newRefreshToken: lost.newRefreshToken } })
  expect(await me(again.body.accessToken)).toMatchObject({ status: 200 })
  api().clock.advance(31 * SECOND)
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 })
  expect(await me(again.body.accessToken)).toMatchObject({ status: 401 })
})

test('tokens of which only the refresh token was used have been received as well', async () => {
  const person = await signedUp(api())
  const next = (await refresh(person.refreshToken)).body
  expect(await refresh(next.newRefreshToken)).toMatchObject({ status: 200 })
  api().clock.advance(31 * SECOND)
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 })
  expect(await refresh(next.newRefreshToken)).toMatchObject({ status: 401 })
})

test('a spent token of a session from before generations were noted is not answered again', async () => {
  const person = await signedUp(api())
  const next = (await refresh(person.refreshToken)).body
  // Processes of the previous version leave it like this: the arrival of the pair was not written.
  await api().deps.db.update(sessions).set({ receivedGeneration: 0 }).where(eq(sessions.userId, person.id))
  api().clock.advance(31 * SECOND)
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 })
  expect(await refresh(next.newRefreshToken)).toMatchObject({ status: 401 })
})

test('a session that is not used for 30 days is over, one in use lives on', async () => {
  const person = await signedUp(api())
  let { refreshToken } = person
  for (let week = 0; week < 6; week++) {
    api().clock.advance(7 * 24 * 60 * MINUTE)
    const next = await refresh(refreshToken)
    expect(next.status).toBe(200)
    refreshToken = next.body.newRefreshToken
  }
  api().clock.advance(31 * 24 * 60 * MINUTE)
  expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
})

test('an account that waits for activation gets no tokens until its mailed link is used, once', async () => {
  const email = 'waiting@example.test'
  expect(await register(pending(), email)).toMatchObject({ status: 201, body: { isActive: 0 } })
  expect(await signIn(pending(), email)).toMatchObject({
    status: 200,
    body: { token: null, refreshToken: null, isActive: 0 },
  })

  const token = await mailedToken(pending(), email, 'activate')
  const activate = () => pending().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })
  expect(await activate()).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(await activate()).toMatchObject({ status: 400, body: { code: 'account.token_invalid' } })
  const { body } = await signIn(pending(), email)
  expect(body.isActive).toBe(1)
  expect(
    (await pending().call({ method: 'GET', url: '/api/user/me', token: body.token })).body.emailConfirmed,
  ).toBe(true)
})

test('resends a lost activation email at login, up to a limit', async () => {
  const email = 'lost@example.test'
  await register(pending(), email)
  const sentEmails = () => pending().deps.db.$count(emails, eq(emails.recipient, email))
  await signIn(pending(), email)
  expect(await sentEmails()).toBe(1)
  pending().clock.advance(11 * MINUTE)
  await signIn(pending(), email)
  await signIn(pending(), email)
  expect(await sentEmails()).toBe(2)
})

test('resends the registration email to an account that waits for it, and to no other', async () => {
  const resend = (app: typeof api, email: string) =>
    app().call({ method: 'POST', url: '/api/auth/resend-confirmation', payload: { email } })
  const sentEmails = (app: typeof api, email: string) =>
    app().deps.db.$count(emails, eq(emails.recipient, email))
  const activate = (app: typeof api, token: string) =>
    app().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })

  for (const [app, kind] of [
    [api, 'confirm-email'],
    [pending, 'activate'],
  ] as const) {
    const email = `again-${kind}@example.test`
    await register(app(), email)
    const first = await mailedToken(app(), email, kind)
    const known = await resend(app, email.toUpperCase())
    expect(known.status).toBe(202)
    expect(known.body).toEqual((await resend(app, 'nobody-at-all@example.test')).body)
    expect(await sentEmails(app, 'nobody-at-all@example.test')).toBe(0)
    expect(await sentEmails(app, email)).toBe(2)
    const second = await mailedToken(app(), email, kind)
    expect(second).not.toBe(first)
    expect(await activate(app, second)).toMatchObject({ status: 200 })
    // Confirmed by now: the same answer, and no email.
    expect((await resend(app, email)).body).toEqual(known.body)
    expect(await sentEmails(app, email)).toBe(2)
  }
})

test('[API-01] a forgotten password is reset by a mailed token, which ends every session and works once', async () => {
  const { email, token, refreshToken } = await signedUp(api())
  const forgot = (address: string) =>
    api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email: address }) })
  const known = await forgot(email)
  const unknown = await forgot('nobody@example.test')
  expect(known.status).toBe(202)
  expect(known.body).toEqual(unknown.body)
  expect(await api().deps.db.$count(emails, eq(emails.recipient, 'nobody@example.test'))).toBe(0)

  const mailed = await mailedToken(api(), email, 'reset-password')
  const reset = (password: string) =>
    api().call({ method: 'POST', url: '/api/auth/reset-password', payload: { token: mailed, password } })
  expect(await reset('password1')).toMatchObject({ status: 400, body: { code: 'password.too_weak' } })
  expect(await reset('quiet-otter-sails-9')).toMatchObject({ status: 200 })
  expect(await reset('quiet-otter-sails-8')).toMatchObject({
    status: 400,
    body: { code: 'account.token_invalid' },
  })

  expect(await me(token)).toMatchObject({ status: 401 })
  expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  expect(await signIn(api(), email)).toMatchObject({ status: 401 })
  expect(await signIn(api(), email, 'quiet-otter-sails-9')).toMatchObject({ status: 200 })
})

test('a mailed token that is too old, or of another kind, is refused', async () => {
  const { email } = await signedUp(api())
  await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
  const resetToken = await mailedToken(api(), email, 'reset-password')
  const confirmToken = await mailedToken(api(), email, 'confirm-email')
  const activate = (token: string) =>
    api().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })
  const reset = (token: string) =>
    api().call({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: 'quiet-otter-sails-9' },
    })
  expect(await activate(resetToken)).toMatchObject({ status: 400, body: { code: 'account.token_invalid' } })
  expect(await reset(confirmToken)).toMatchObject({ status: 400, body: { code: 'account.token_invalid' } })
  api().clock.advance(61 * MINUTE)
  expect(await reset(resetToken)).toMatchObject({ status: 400, body: { code: 'account.token_invalid' } })
  expect(await activate(confirmToken)).toMatchObject({ status: 200 })
})

test('an address has one account, in whatever case it is written', async () => {
  await register(api(), 'twice@example.test')
  const [again, other] = await Promise.all([
    register(api(), 'Twice@Example.test'),
    register(api(), 'TWICE@example.test'),
  ])
  for (const answer of [again, other])
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'account.email_taken', fields: [{ pointer: '/email' }] },
    })
  expect(await api().deps.db.$count(users, eq(users.email, 'twice@example.test'))).toBe(1)
})

test('refuses to register an address that deleted accounts get', async () => {
  const { id } = await signedUp(api())
  for (const domain of ['deleted.invalid', 'Deleted.INVALID'])
    expect(await register(api(), `${id}@${domain}`)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: [{ pointer: '/email', code: 'reserved' }] },
    })
  expect((await register(api(), `${id}@not-deleted.invalid`)).status).toBe(201)
})

test.each([
  ['short-1', 'request.invalid', 'minLength'],
  ['Password1', 'password.too_weak', 'common'],
  ['aaaaaaaaaaaa', 'password.too_weak', 'strength'],
  ['weak@example.test', 'password.too_weak', 'strength'],
])('the password %s is refused', async (password, code, field) => {
  const answer = await register(api(), 'weak@example.test', password)
  expect(answer).toMatchObject({
    status: 400,
    body: { code, fields: [{ pointer: '/password', code: field }] },
  })
})

test('roles and the right to call are those of this moment', async () => {
  const person = await signedUp(api())
  const rolesNow = async () => (await me(person.token)).body.roles.map(({ name }: { name: string }) => name)
  expect(await rolesNow()).toEqual(['ROLE_USER'])
  const [shop] = await api().deps.db.insert(shops).values({ name: 'Tern', slug: newId() }).returning()
  await api().deps.db.insert(shopMembers).values({ shopId: shop!.id, userId: person.id, role: 'owner' })
  expect(await rolesNow()).toEqual(['ROLE_SHOP_MANAGER', 'ROLE_USER'])
  await api().deps.db.update(shops).set({ status: 'suspended' }).where(eq(shops.id, shop!.id))
  expect(await rolesNow()).toEqual(['ROLE_SHOP_MANAGER', 'ROLE_USER'])
  await api().deps.db.update(shops).set({ status: 'closed' }).where(eq(shops.id, shop!.id))
  expect(await rolesNow()).toEqual(['ROLE_USER'])
  await api().deps.db.update(users).set({ isActive: 0 }).where(eq(users.id, person.id))
  expect(await me(person.token)).toMatchObject({ status: 401 })
})

test('renews a password hash at login if it was made with less work, not with more', async () => {
  const { id, email } = await signedUp(api())
  const { db } = api().deps
  const stored = async () => (await db.select().from(users).where(eq(users.id, id)))[0]!.passwordHash
  const madeWith = async (memoryCost: number, timeCost: number) => {
    const passwordHash = await createArgon2({ memoryCost, timeCost }).hash(PASSWORD)
    await db.update(users).set({ passwordHash }).where(eq(users.id, id))
    return passwordHash
  }
  await madeWith(512, 1)
  expect((await signIn(api(), email, 'not the password')).status).toBe(401)
  expect(await stored()).toContain('$m=512,t=1,')
  const both = await Promise.all([signIn(api(), email), signIn(api(), email)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await stored()).toContain('$m=1024,t=1,')
  const stronger = await madeWith(1_024, 2)
  expect((await signIn(api(), email)).status).toBe(200)
  expect(await stored()).toBe(stronger)
})

test('stores passwords and tokens as hashes only', async () => {
  const { email, refreshToken } = await signedUp(api())
  await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
  const mailed = await mailedToken(api(), email, 'reset-password')
  const { rows } = await api().database.pool.query(
    `select (select string_agg(t::text, '') from users t) || (select string_agg(t::text, '') from refresh_tokens t)
      || (select string_agg(t::text, '') from account_tokens t) as everything`,
  )
  for (const secret of [PASSWORD, refreshToken, mailed]) {
    expect(rows[0].everything).not.toContain(secret)
    expect(rows[0].everything).not.toContain(Buffer.from(secret).toString('hex'))
  }
  expect(rows[0].everything).toContain('$argon2id$')
})
