import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addresses } from '../../src/modules/addresses/addresses.schema.ts'
import { accountTokens, sessions } from '../../src/modules/auth/auth.schema.ts'
import { cartItems } from '../../src/modules/cart/cart.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { reviews } from '../../src/modules/reviews/reviews.schema.ts'
import { shopMembers, shops } from '../../src/modules/shops/shops.schema.ts'
import { userRoles, users } from '../../src/modules/users/users.schema.ts'
import { type Answer, useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import {
  createProduct,
  createShop,
  mailedToken,
  multipart,
  PASSWORD,
  type Person,
  register,
  signedUp,
  signIn,
} from '../fixtures.ts'

const api = useTestApp()
const pending = useTestApp({ first: { registration: 'activate' } })
const NEW_PASSWORD = 'quiet-otter-sails-9'

const me = (token: string) => api().call({ method: 'GET', url: '/api/user/me', token })
const list = (token: string) => api().call({ method: 'GET', url: '/api/user/sessions', token })
const change = (token: string, currentPassword: string, newPassword: string) =>
  api().call({
    method: 'POST',
    url: '/api/user/change-password',
    token,
    payload: { currentPassword, newPassword },
  })
const remove = (token: string, password: string) =>
  api().call({ method: 'DELETE', url: '/api/user/me', token, payload: { password } })
const from = (person: Person, userAgent: string): Promise<Answer> =>
  api().call({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email: person.email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  })

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test('[AUT-13] changes a password with the old one, and resets it or activates an account by mailed token', async () => {
  const person = await signedUp(api())
  expect(await change(person.token, PASSWORD, NEW_PASSWORD)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('changed') },
  })
  expect((await me(person.token)).status).toBe(200)
  expect((await signIn(api(), person.email)).status).toBe(401)
  expect((await signIn(api(), person.email, NEW_PASSWORD)).status).toBe(200)

  await api().call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    ...multipart({ email: person.email }),
  })
  const token = await mailedToken(api(), person.email, 'reset-password')
  const password = 'seven-lamps-of-brass'
  const reset = { method: 'POST', url: '/api/auth/reset-password', payload: { token, password } } as const
  expect((await api().call(reset)).status).toBe(200)
  expect((await signIn(api(), person.email, password)).status).toBe(200)
  const rows = await api().deps.db.select().from(emails).where(eq(emails.recipient, person.email))
  expect(rows.filter(({ kind }) => kind === 'password-changed')).toHaveLength(2)

  const email = 'waits@example.test'
  await register(pending(), email)
  expect((await signIn(pending(), email)).body.isActive).toBe(0)
  const link = await mailedToken(pending(), email, 'activate')
  await pending().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${link}` })
  expect((await signIn(pending(), email)).body.isActive).toBe(1)
})

test('a password is not changed with a wrong old one, nor to the same, nor to a weak one', async () => {
  const { token, email } = await signedUp(api())
  // Not a 401: the token is good, and a client would renew it.
  expect(await change(token, 'not-the-password', NEW_PASSWORD)).toMatchObject({
    status: 400,
    body: { code: 'account.password_wrong', fields: [{ pointer: '/currentPassword' }] },
  })
  expect(await change(token, PASSWORD, PASSWORD)).toMatchObject({
    status: 400,
    body: { code: 'password.too_weak', fields: [{ pointer: '/newPassword', code: 'same' }] },
  })
  for (const [weak, why] of [
    ['password1', 'common'],
    [email, 'strength'],
  ] as const)
    expect(await change(token, PASSWORD, weak)).toMatchObject({
      status: 400,
      body: { code: 'password.too_weak', fields: [{ pointer: '/newPassword', code: why }] },
    })
  expect((await signIn(api(), email)).status).toBe(200)
})

test('ignores names of the marketplace, its host, the account and its shop in new passwords', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const shop = await createShop(db, { name: 'Kiln & Cove' })
  await db.insert(shopMembers).values({ shopId: shop.id, userId: person.id, role: 'staff', keys: ['orders'] })
  const refused = { status: 400, body: { code: 'password.too_weak', fields: [{ code: 'strength' }] } }
  for (const weak of ['Stoa-Marketplace!', 'st0a-marketplace', 'shop.test/checkout', 'KilnCove-seller-9'])
    expect(await change(person.token, PASSWORD, weak)).toMatchObject(refused)
  await api().call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    ...multipart({ email: person.email }),
  })
  const token = await mailedToken(api(), person.email, 'reset-password')
  const reset = { method: 'POST', url: '/api/auth/reset-password' } as const
  expect(await api().call({ ...reset, payload: { token, password: 'kiln-cove-kiln' } })).toMatchObject(
    refused,
  )
  expect(await register(api(), 'marlowe.fenwick@example.test', 'Fenwick-Marlowe-1')).toMatchObject(refused)
  // One of them among others takes nothing away.
  expect((await change(person.token, PASSWORD, 'the quiet otter sails to market')).status).toBe(200)
})

test('rejects a reset link once the password was changed', async () => {
  const { token, email } = await signedUp(api())
  await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
  const mailed = await mailedToken(api(), email, 'reset-password')
  expect((await change(token, PASSWORD, NEW_PASSWORD)).status).toBe(200)
  const payload = { token: mailed, password: 'seven-lamps-of-brass' }
  expect(await api().call({ method: 'POST', url: '/api/auth/reset-password', payload })).toMatchObject({
    status: 400,
    body: { code: 'account.token_invalid' },
  })
})

test('[AUT-17] lists sessions by device and ends one, all, or the others on a new password', async () => {
  const person = await signedUp(api())
  const phone = (await from(person, IPHONE)).body
  const desk = (await from(person, FIREFOX)).body
  const seen = await list(desk.token)
  expect(seen.status).toBe(200)
  expect(seen.headers['cache-control']).toBe('no-store')
  expect(seen.body.map(({ device, isCurrent }: never) => [device, isCurrent])).toEqual([
    ['Firefox on Windows', true],
    ['Safari on iPhone', false],
    [expect.any(String), false],
  ])
  for (const { createdAt, lastSeenAt } of seen.body)
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(createdAt))

  const end = (token: string, id: string) =>
    api().call({ method: 'DELETE', url: `/api/user/sessions/${id}`, token })
  const ofPhone = seen.body[1].id
  const stranger = await signedUp(api())
  expect(await end(stranger.token, ofPhone)).toMatchObject({
    status: 404,
    body: { code: 'session.not_found' },
  })
  expect((await me(phone.token)).status).toBe(200)
  expect((await end(desk.token, ofPhone)).status).toBe(204)
  expect((await me(phone.token)).status).toBe(401)
  expect((await end(desk.token, ofPhone)).status).toBe(404)

  const again = (await from(person, IPHONE)).body
  const others = await api().call({
    method: 'POST',
    url: '/api/user/sessions/end-others',
    token: desk.token,
  })
  expect(others).toMatchObject({ status: 200, body: { ended: 2 } })
  for (const token of [again.token, person.token]) expect((await me(token)).status).toBe(401)
  expect((await list(desk.token)).body).toHaveLength(1)

  const third = (await from(person, IPHONE)).body
  expect((await change(desk.token, PASSWORD, NEW_PASSWORD)).status).toBe(200)
  expect((await me(third.token)).status).toBe(401)
  const refreshed = await api().call({
    method: 'POST',
    url: '/auth/refresh-token',
    payload: { refreshToken: third.refreshToken },
  })
  expect(refreshed.status).toBe(401)
  expect((await me(desk.token)).status).toBe(200)

  await api().call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    ...multipart({ email: person.email }),
  })
  const token = await mailedToken(api(), person.email, 'reset-password')
  const payload = { token, password: 'seven-lamps-of-brass' }
  expect((await api().call({ method: 'POST', url: '/api/auth/reset-password', payload })).status).toBe(200)
  expect((await me(desk.token)).status).toBe(401)
})

const filled = async () => {
  const { db } = api().deps
  const person = await signedUp(api())
  const shop = await createShop(db)
  const mug = await createProduct(db, shop.id, [{ colour: 'Lagoon' }])
  const { token } = person
  await api().call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: { productDTO: { id: mug.id }, quantity: 2, optionIds: mug.variants[0]!.optionIds },
  })
  await api().call({
    method: 'POST',
    url: '/api/user/addresses',
    token,
    payload: {
      fullName: 'Robin Vale',
      phone: '+1 503 555 0147',
      line1: '12 Kiln Row',
      city: 'Portland',
      region: 'OR',
      postalCode: '97205',
      countryCode: 'US',
    },
  })
  const avatar = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const { body } = await api().call({
    method: 'POST',
    url: '/api/user/update_profile',
    token,
    ...multipart({ avatar: { filename: 'me.jpg', bytes: avatar, type: 'image/jpeg' } }),
  })
  await db.insert(reviews).values({
    productId: mug.id,
    userId: person.id,
    authorName: 'Robin',
    rating: 5,
    title: 'Lovely',
    body: 'Holds tea.',
  })
  return { person, mug, avatar: String(body.avatar) }
}

test('ends the sessions of one account, or of all, and logs it, when the operator asks', async () => {
  const [one, other] = [await signedUp(api()), await signedUp(api())]
  const statuses = async () => [(await me(one.token)).status, (await me(other.token)).status]
  const end = (...words: string[]) =>
    runCommand('sessions-end', words, { DATABASE_URL: api().database.url, LOG_LEVEL: 'info' })
  const some = await end('nobody-here@example.test', one.email)
  expect(some).toMatchObject({ code: 1, stdout: `${one.email}: 1 ended.\n` })
  expect(some.stderr).toContain('No account has the address nobody-here@example.test.')
  const line = some.stderr.split('\n').find(each => each.startsWith('{'))
  expect(JSON.parse(line!)).toMatchObject({ event: 'auth.sessions.ended', accountId: one.id, ended: 1 })
  expect(await statuses()).toEqual([401, 200])
  const payload = { refreshToken: one.refreshToken }
  expect((await api().call({ method: 'POST', url: '/auth/refresh-token', payload })).status).toBe(401)
  expect((await signIn(api(), one.email)).status).toBe(200)
  expect(await end('--all')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^All accounts: \d+ ended/),
  })
  expect(await statuses()).toEqual([401, 401])
})

test('returns all data of an account as one download, without data of others', async () => {
  const { person } = await filled()
  const answer = await api().call({ method: 'GET', url: '/api/user/export', token: person.token })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="account.json"')
  expect(answer.body).toMatchObject({
    profile: { id: person.id, email: person.email, username: 'Robin', roles: ['ROLE_USER'] },
    addresses: [{ line1: '12 Kiln Row', isDefault: true }],
    sessions: [{ endedAt: null, ip: '127.0.0.1' }],
    cart: [{ options: ['Colour: Lagoon'], quantity: 2 }],
    reviews: [{ rating: 5, title: 'Lovely', text: 'Holds tea.' }],
    emails: [{ subject: 'Confirm your email address', sentAt: null }],
  })
  for (const secret of ['passwordHash', 'tokenHash', '$argon2', 'token='])
    expect(answer.text).not.toContain(secret)
})

test('keeps only the reviews of a deleted account, as “Former member”, and frees its address', async () => {
  const { db } = api().deps
  const { person, mug, avatar } = await filled()
  expect((await api().app.inject({ method: 'GET', url: avatar })).statusCode).toBe(200)
  expect(await remove(person.token, 'not-the-password')).toMatchObject({
    status: 400,
    body: { code: 'account.password_wrong', fields: [{ pointer: '/password' }] },
  })
  expect((await me(person.token)).status).toBe(200)

  expect((await remove(person.token, PASSWORD)).status).toBe(204)
  expect((await me(person.token)).status).toBe(401)
  expect((await signIn(api(), person.email)).status).toBe(401)
  expect((await api().app.inject({ method: 'GET', url: avatar })).statusCode).toBe(404)
  for (const [table, column] of [
    [sessions, sessions.userId],
    [accountTokens, accountTokens.userId],
    [addresses, addresses.userId],
    [cartItems, cartItems.userId],
    [userRoles, userRoles.userId],
  ] as const)
    expect(await db.$count(table, eq(column, person.id))).toBe(0)
  const [left] = await db.select().from(users).where(eq(users.id, person.id))
  expect(left).toMatchObject({ username: 'Former member', isActive: 0, avatarMediaId: null })
  expect(JSON.stringify(left)).not.toContain(person.email)
  expect((await signIn(api(), left!.email)).status).toBe(401)
  const rows = await db.select().from(emails).where(eq(emails.recipient, person.email))
  expect(rows.map(({ kind }) => kind)).toEqual(['account-deleted'])

  const product = await api().call({ method: 'GET', url: `/api/public/products/${mug.slug}/reviews` })
  expect(product.body.items).toMatchObject([{ author: 'Former member', text: 'Holds tea.' }])
  expect((await register(api(), person.email)).status).toBe(201)
  expect((await signIn(api(), person.email)).status).toBe(200)
})

test('deletes an account even if another account has an address made of its id', async () => {
  const person = await signedUp(api())
  const squatter = await signedUp(api())
  const email = `${person.id}@deleted.invalid`
  await api().deps.db.update(users).set({ email }).where(eq(users.id, squatter.id))
  expect((await remove(person.token, PASSWORD)).status).toBe(204)
  expect((await me(squatter.token)).body.email).toBe(email)
})

test('refuses to delete the account of an open shop’s only owner', async () => {
  const { db } = api().deps
  const { id, token } = await signedUp(api())
  const shop = await createShop(db, { ownerId: id, name: 'Kiln & Cove' })
  expect(await remove(token, PASSWORD)).toMatchObject({
    status: 409,
    body: { code: 'account.owns_shop', detail: expect.stringContaining('Kiln & Cove') },
  })
  expect((await me(token)).status).toBe(200)
  await db.update(shops).set({ status: 'closed' }).where(eq(shops.id, shop.id))
  expect((await remove(token, PASSWORD)).status).toBe(204)
})
