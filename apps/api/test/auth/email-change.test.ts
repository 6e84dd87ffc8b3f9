import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { confirmEmail, mailedToken, multipart, PASSWORD, type Person, signedUp, signIn } from '../fixtures.ts'
import { emailKindsOf } from '../mailed.ts'
import { signedUpWithApp } from '../second-factor/authenticator-app.ts'

const api = useTestApp()

const ask = ({ token }: Pick<Person, 'token'>, email: string, password = PASSWORD) =>
  api().call({ method: 'POST', url: '/api/user/change-email', token, payload: { email, password } })
const open = (token: string) =>
  api().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })
const emailOf = async ({ token }: Person) =>
  (await api().call({ method: 'GET', url: '/api/user/me', token })).body.email

test('changes the address once the new one is proved, and tells both', async () => {
  const person = await signedUp(api())
  await confirmEmail(api(), person)
  const reset = { method: 'POST', url: '/api/auth/forgot-password' } as const
  const next = `${newId()}@example.test`
  expect(await ask(person, next)).toMatchObject({ status: 202 })
  expect(await emailOf(person)).toBe(person.email)
  const link = await mailedToken(api(), next, 'confirm-new-email')
  await api().call({ ...reset, payload: { email: person.email } })
  expect(await open(link)).toMatchObject({ status: 200 })
  expect(await emailOf(person)).toBe(next)
  expect(await signIn(api(), next)).toMatchObject({ status: 200 })
  expect(await signIn(api(), person.email)).toMatchObject({ status: 401 })
  expect(await emailKindsOf(api(), person.email)).toEqual(
    expect.arrayContaining(['email-change-asked', 'email-changed']),
  )
  expect(await emailKindsOf(api(), next)).toContain('email-changed')
  // The former address has no way in anymore.
  expect(await open(link)).toMatchObject({ status: 400 })
})

test.each([
  ['a wrong password', 'new@example.test', 'wrong', 'account.password_wrong', '/password'],
  ['the present address', null, PASSWORD, 'request.invalid', '/email'],
])('refuses %s at its field', async (_, email, password, code, pointer) => {
  const person = await signedUp(api())
  expect(await ask(person, email ?? person.email.toUpperCase(), password)).toMatchObject({
    status: 400,
    body: { code, fields: [{ pointer }] },
  })
})

test('answers the same for an address that has an account, which gets no link', async () => {
  const [person, other] = await Promise.all([signedUp(api()), signedUp(api())])
  expect(await ask(person, other.email)).toMatchObject({ status: 202 })
  expect(await emailKindsOf(api(), other.email)).not.toContain('confirm-new-email')
})

test('an address that another account got in the meantime changes nothing', async () => {
  const [person, other] = await Promise.all([signedUp(api()), signedUp(api())])
  const next = `${newId()}@example.test`
  await ask(person, next)
  await ask(other, next)
  await open(await mailedToken(api(), next, 'confirm-new-email'))
  expect(await emailOf(other)).toBe(next)
  expect(await emailOf(person)).toBe(person.email)
})

test('asks for the second factor of an account that has one', async () => {
  const person = await signedUpWithApp(api())
  api().clock.advance(11 * 60_000)
  expect(await ask(person, `${newId()}@example.test`)).toMatchObject({
    status: 403,
    body: { code: 'auth.second_factor_required' },
  })
})

test('a reset or a change of the password ends a change that was asked for before', async () => {
  const [resetting, changing] = await Promise.all([signedUp(api()), signedUp(api())])
  const links: string[] = []
  for (const person of [resetting, changing]) {
    const next = `${newId()}@example.test`
    await ask(person, next)
    links.push(await mailedToken(api(), next, 'confirm-new-email'))
  }
  const post = (url: string, payload: object, token?: string) =>
    api().call({ method: 'POST', url, payload, ...(token && { token }) })
  const form = multipart({ email: resetting.email })
  await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...form })
  const token = await mailedToken(api(), resetting.email, 'reset-password')
  const password = 'quiet-otter-sails-9'
  expect(await post('/api/auth/reset-password', { token, password })).toMatchObject({ status: 200 })
  const passwords = { currentPassword: PASSWORD, newPassword: password }
  expect(await post('/api/user/change-password', passwords, changing.token)).toMatchObject({ status: 200 })
  for (const link of links) expect(await open(link)).toMatchObject({ status: 400 })
})
