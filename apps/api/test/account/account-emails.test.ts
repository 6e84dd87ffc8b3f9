import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { useTestApp } from '../app.ts'
import { multipart, PASSWORD, register, signIn } from '../fixtures.ts'

const OPERATOR = 'desk@shop.test'
const api = useTestApp({ first: { operatorEmail: OPERATOR } })

const registered = async (email: string): Promise<string> => {
  expect((await register(api(), email)).status).toBe(201)
  return (await signIn(api(), email)).body.token
}
const exported = async (token: string): Promise<string[]> => {
  const { body } = await api().call({ method: 'GET', url: '/api/user/export', token })
  return body.emails.map(({ subject }: { subject: string }) => subject)
}
const remove = (token: string) =>
  api().call({ method: 'DELETE', url: '/api/user/me', token, payload: { password: PASSWORD } })
const kindsTo = async (recipient: string) => {
  const rows = await api().deps.db.select().from(emails).where(eq(emails.recipient, recipient))
  return rows.map(({ kind, sentAt }) => [kind, sentAt ? 'sent' : 'waits'])
}
const write = (subject: string) =>
  api().call({
    method: 'POST',
    url: '/api/public/contact',
    payload: { name: 'Jane', email: 'jane@example.test', subject, message: 'My order never came.' },
  })

test("sends the operator's emails to no account, even if an account has the operator's address", async () => {
  await write('Refund, before')
  const token = await registered(OPERATOR)
  await write('Refund, afterwards')
  expect(await exported(token)).toEqual(['Confirm your email address'])
  expect((await remove(token)).status).toBe(204)
  expect(await kindsTo(OPERATOR)).toEqual([
    ['contact', 'waits'],
    ['contact', 'waits'],
    ['account-deleted', 'waits'],
  ])
})

test('emails to the former owner of an address do not belong to the next', async () => {
  const email = 'handed-on@example.test'
  expect((await remove(await registered(email))).status).toBe(204)
  const token = await registered(email)
  expect(await exported(token)).toEqual(['Confirm your email address'])
  expect((await remove(token)).status).toBe(204)
  // Both farewells are to leave still.
  expect(await kindsTo(email)).toEqual([
    ['account-deleted', 'waits'],
    ['account-deleted', 'waits'],
  ])
})

test("every email about an account is among the account's, the newest first", async () => {
  const email = 'Written.To@example.test'
  const token = await registered(email)
  await api().call({ method: 'POST', url: '/api/auth/resend-confirmation', payload: { email } })
  await api().call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    ...multipart({ email: email.toLowerCase() }),
  })
  const payload = { currentPassword: PASSWORD, newPassword: 'quiet-otter-sails-9' }
  await api().call({ method: 'POST', url: '/api/user/change-password', token, payload })
  expect(await exported(token)).toEqual([
    'Your password was changed',
    'Reset your password',
    'Confirm your email address',
    'Confirm your email address',
  ])
})
