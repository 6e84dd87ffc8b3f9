import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signInCodes } from '../../src/modules/auth/auth.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { UNLIMITED, useTestApp } from '../app.ts'
import { confirmEmail, mailedToken, PASSWORD, signedUp, signIn } from '../fixtures.ts'
import { emailKindsOf, mailedCode } from '../mailed.ts'

const api = useTestApp({ config: { rateLimits: { ...UNLIMITED, mailsPerAccount: 3 } } })

const MINUTE = 60_000
const newEmail = () => `robin.reed87-${newId()}@example.test`

const ask = (email: string) =>
  api().call({ method: 'POST', url: '/api/auth/signin/code', payload: { email } })
const enter = (challenge: string, code: string, cookie?: string) =>
  api().call({
    method: 'POST',
    url: '/api/auth/signin/code/confirm',
    payload: { challenge, code },
    ...(cookie && { headers: { cookie } }),
  })
const me = (token: string) => api().call({ method: 'GET', url: '/api/user/me', token })

async function asked(email: string) {
  const { status, body, text } = await ask(email)
  if (status !== 202) throw new Error(`ask: ${text}`)
  return { challenge: body.challenge as string, code: await mailedCode(api(), email) }
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code logs a new address in, with an account whose address is confirmed', async () => {
  const email = newEmail()
  const { challenge, code } = await asked(email)
  const entered = await enter(challenge, code)
  expect(entered).toMatchObject({ status: 200, body: { isActive: 1 } })
  expect(await me(entered.body.token)).toMatchObject({
    body: { email, username: 'Robin', emailConfirmed: true, roles: [{ name: 'ROLE_USER' }] },
  })
  // The password ways stay: the account has none until one is set.
  expect(await signIn(api(), email)).toMatchObject({ status: 401 })
  expect(await emailKindsOf(api(), email)).toEqual(['sign-in-code'])
})

test('a code logs an existing account in, in whatever case its address is typed', async () => {
  const person = await signedUp(api())
  await confirmEmail(api(), person)
  const { challenge, code } = await asked(person.email.toUpperCase())
  const entered = await enter(challenge, code)
  expect(await me(entered.body.token)).toMatchObject({ body: { id: person.id } })
  expect(await signIn(api(), person.email)).toMatchObject({ status: 200 })
})

test('answers the same for an address with and without an account', async () => {
  const { email } = await signedUp(api())
  const answers = [await ask(email), await ask(newEmail())]
  for (const { status, body } of answers) {
    expect(status).toBe(202)
    expect(Object.keys(body).sort()).toEqual(['challenge', 'expiresAt'])
  }
})

test('a code works once, for ten minutes, and only with the challenge of its request', async () => {
  const email = newEmail()
  const first = await asked(email)
  const second = await asked(email)
  if (first.code !== second.code)
    expect(await enter(first.challenge, second.code)).toMatchObject({
      status: 400,
      body: { code: 'auth.code_wrong', fields: [{ pointer: '/code' }] },
    })
  const both = await Promise.all([enter(first.challenge, first.code), enter(first.challenge, first.code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await enter(first.challenge, first.code)).toMatchObject({ body: { code: 'auth.code_expired' } })
  api().clock.advance(10 * MINUTE)
  expect(await enter(second.challenge, second.code)).toMatchObject({
    status: 400,
    body: { code: 'auth.code_expired' },
  })
})

test('five wrong codes use up a challenge, and the database has no code to read', async () => {
  const { challenge, code } = await asked(newEmail())
  for (let at = 0; at < 5; at++)
    expect(await enter(challenge, otherThan(code))).toMatchObject({ body: { code: 'auth.code_wrong' } })
  expect(await enter(challenge, code)).toMatchObject({ body: { code: 'auth.code_expired' } })
  const rows = await api().deps.db.select().from(signInCodes)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(challenge)
})

test('an address gets no more codes in an hour than other emails', async () => {
  const email = newEmail()
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push((await ask(email)).status)
  expect(statuses).toEqual([202, 202, 202, 429])
})

test('a first proof of an address ends what anyone did with it before', async () => {
  const planted = await signedUp(api())
  const stranger = newEmail()
  await api().call({
    method: 'POST',
    url: '/api/user/change-email',
    token: planted.token,
    payload: { email: stranger, password: PASSWORD },
  })
  const link = await mailedToken(api(), stranger, 'confirm-new-email')
  const { challenge, code } = await asked(planted.email)
  const entered = await enter(challenge, code)
  expect(await me(entered.body.token)).toMatchObject({ body: { id: planted.id, emailConfirmed: true } })
  expect(await me(planted.token)).toMatchObject({ status: 401 })
  expect(await signIn(api(), planted.email, PASSWORD)).toMatchObject({ status: 401 })
  const opened = { method: 'GET', url: `/api/auth/signup-user/active?token=${link}` } as const
  expect(await api().call(opened)).toMatchObject({ status: 400 })
})

test('fifteen wrong codes end logins by code for the day, whatever challenges they belong to', async () => {
  const email = newEmail()
  for (let challenges = 0; challenges < 3; challenges++) {
    const { challenge, code } = await asked(email)
    for (let at = 0; at < 5; at++) await enter(challenge, otherThan(code))
  }
  api().clock.advance(60 * MINUTE)
  const { challenge, code } = await asked(email)
  expect(await enter(challenge, code)).toMatchObject({ status: 429 })
})

test('a deleted account leaves no codes behind', async () => {
  const person = await signedUp(api())
  await ask(person.email)
  const { status } = await api().call({
    method: 'DELETE',
    url: '/api/user/me',
    token: person.token,
    payload: { password: PASSWORD },
  })
  expect(status).toBe(204)
  expect(await api().deps.db.select().from(signInCodes).where(eq(signInCodes.email, person.email))).toEqual(
    [],
  )
})
