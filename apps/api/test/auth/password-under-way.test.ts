import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../../src/modules/auth/auth.schema.ts'
import { users } from '../../src/modules/users/users.schema.ts'
import { type Answer, useTestApp } from '../app.ts'
import { mailedToken, multipart, PASSWORD, type Person, signedUp, signIn } from '../fixtures.ts'
import { codeOf, signedUpWithApp } from '../second-factor/authenticator-app.ts'

const api = useTestApp({ connections: 20 })
const NEW_PASSWORD = 'quiet-otter-sails-9'

const change = ({ token }: Person, newPassword = NEW_PASSWORD) =>
  api().call({
    method: 'POST',
    url: '/api/user/change-password',
    token,
    payload: { currentPassword: PASSWORD, newPassword },
  })
const remove = ({ token }: Person) =>
  api().call({ method: 'DELETE', url: '/api/user/me', token, payload: { password: PASSWORD } })
const reset = async ({ email }: Person) => {
  const token = await mailedToken(api(), email, 'reset-password')
  const payload = { token, password: NEW_PASSWORD }
  return api().call({ method: 'POST', url: '/api/auth/reset-password', payload })
}
const liveSessions = async ({ id }: Person) => {
  const all = await api().deps.db.select().from(sessions).where(eq(sessions.userId, id))
  return all.filter(({ revokedAt }) => revokedAt === null).length
}

/**
 * Sends calls one after the other, each when the one before it waits for what is held. If that is emails, the first
 * has done everything but its email, and has not committed.
 */
async function behind(
  calls: readonly (() => Promise<Answer>)[],
  [hold, ...values]: [string, ...unknown[]] = ['lock table emails in share mode'],
): Promise<Answer[]> {
  const { pool } = api().database
  const other = await pool.connect()
  const waiting = () =>
    pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  try {
    await other.query('begin')
    await other.query(hold, values)
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call())
      await expect.poll(async () => (await waiting()).rows[0]!.n).toBe(answers.length)
    }
    await other.query('commit')
    return await Promise.all(answers)
  } finally {
    await other.query('rollback')
    other.release()
  }
}

test.each([
  ['changed', change, 200, 1],
  ['reset', reset, 200, 0],
  ['gone with its account', remove, 204, 0],
] as const)(
  'a sign-in under way with a password that is %s opens no session',
  async (_, end, status, live) => {
    const person = await signedUp(api())
    const { email } = person
    await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
    const [ended, signedIn] = await behind([() => end(person), () => signIn(api(), email)])
    expect(ended!.status).toBe(status)
    expect(signedIn).toMatchObject({ status: 401, body: { code: 'auth.credentials_wrong' } })
    expect(await liveSessions(person)).toBe(live)
  },
)

test.each([
  ['changed', change, 1],
  ['reset', reset, 0],
] as const)(
  'nor does the second step of one, when it was answered just before the password is %s',
  async (_, end, live) => {
    const person = await signedUpWithApp(api())
    const { email, id } = person
    await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
    const { challenge } = (await signIn(api(), email)).body.secondFactor
    const answer = () =>
      api().call({
        method: 'POST',
        url: '/api/auth/signin/second-factor',
        payload: { challenge, code: codeOf(api(), person.secret, 1) },
      })
    const [ended, entered] = await behind(
      [() => end(person), answer],
      ['select 1 from users where id = $1 for no key update', id],
    )
    expect(ended!.status).toBe(200)
    expect(entered).toMatchObject({
      status: 400,
      body: { code: 'auth.second_factor_expired', detail: expect.stringMatching(/Log in again/) },
    })
    expect(await liveSessions(person)).toBe(live)
  },
)

test('nor does it change or delete anything once another call has changed it', async () => {
  const person = await signedUp(api())
  const [first, second, third] = await behind([
    () => change(person),
    () => change(person, 'seven-lamps-of-brass'),
    () => remove(person),
  ])
  expect(first!.status).toBe(200)
  expect(second).toMatchObject({
    status: 400,
    body: { code: 'account.password_wrong', fields: [{ pointer: '/currentPassword' }] },
  })
  expect(third).toMatchObject({
    status: 400,
    body: { code: 'account.password_wrong', fields: [{ pointer: '/password' }] },
  })
  expect((await signIn(api(), person.email, NEW_PASSWORD)).status).toBe(200)
})

test('deletes an account once when two deletions run at the same time', async () => {
  const person = await signedUp(api())
  const [first, second] = await behind([() => remove(person), () => remove(person)])
  expect(first!.status).toBe(204)
  expect(second).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  expect(await api().deps.db.$count(users, eq(users.email, person.email))).toBe(0)
})
