import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSmtpMail } from '../../src/adapters/mail-smtp.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { queueEmail } from '../../src/modules/mail/index.ts'
import { newId } from '../../src/platform/ids.ts'
import type { MailSender } from '../../src/ports/mail.ts'
import { useTestApp } from '../app.ts'
import { emailJobs, sendEmails, skipWaiting } from '../emails.ts'
import { multipart, register } from '../fixtures.ts'
import { startSmtp, useSmtp } from './smtp.ts'

const api = useTestApp({ connections: 10 })
const smtp = useSmtp()

const sender = (url = smtp().url) =>
  createSmtpMail({ url, from: { name: 'Stoa', address: 'no-reply@shop.test' } })
const send = (mail: MailSender = sender()) => sendEmails(api(), { mail })
const emailsTo = (recipient: string) =>
  smtp().received.filter(({ recipients }) => recipients.includes(recipient))
const newAddress = () => `${newId()}@example.test`
const queue = (recipient: string) =>
  queueEmail(api().deps.db, { kind: 'test', recipient, subject: 'Hello', body: 'text', html: '<p>page</p>' })
const rowOf = async (recipient: string) => {
  const [row] = await api().deps.db.select().from(emails).where(eq(emails.recipient, recipient))
  return row!
}
const jobOf = async (recipient: string) => {
  const { id } = await rowOf(recipient)
  return (await emailJobs(api().database)).find(({ email }) => email === id)
}

test('sends a registration email in text and HTML, with a working link', async () => {
  const email = newAddress()
  await register(api(), email)
  await send()
  const { mail } = emailsTo(email)[0]!
  expect(mail).toMatchObject({
    subject: 'Confirm your email address',
    from: { name: 'Stoa', address: 'no-reply@shop.test' },
    to: [{ address: email }],
  })
  expect(mail.messageId).toBe(`<${(await rowOf(email)).id}@shop.test>`)
  const link = /http:\/\/shop\.test\/verify-email\?token=([\w-]+)/
  const [, token] = link.exec(mail.text ?? '')!
  expect(link.exec(mail.html ?? '')?.[1]).toBe(token)
  const confirmed = await api().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })
  expect(confirmed.status).toBe(200)
  expect(await rowOf(email)).toMatchObject({ body: '', html: '', sentAt: expect.any(Date) })
})

test('sends nothing to a remote mail server without TLS, unless its URL allows that', async () => {
  const recipient = newAddress()
  await queue(recipient)
  // Another name of this machine, which the project does not take for it.
  const elsewhere = await startSmtp({ host: '0.0.0.0' })
  try {
    await send(sender(elsewhere.url))
    expect(elsewhere.received).toEqual([])
    expect((await jobOf(recipient))?.lastError).toMatch(/TLS/)
    await skipWaiting(api().database)
    await send(sender(`${elsewhere.url}?requireTLS=false`))
    expect(elsewhere.received.map(({ recipients }) => recipients)).toEqual([[recipient]])
  } finally {
    await elsewhere.close()
  }
})

test('an email that one may stop has a button of the mail program for it: a POST to its own link', async () => {
  const recipient = newAddress()
  const stopHref = 'https://shop.test/stop-emails?token=0123456789abcdef'
  await queueEmail(api().deps.db, {
    kind: 'test',
    recipient,
    subject: 'News',
    body: 'text',
    html: '',
    stopHref,
  })
  await send()
  const [sent] = emailsTo(recipient)
  const linesOf = (key: string) =>
    sent!.mail.headerLines.filter(header => header.key === key).map(({ line }) => line.replace(/\s+/g, ' '))
  expect(linesOf('list-unsubscribe')).toEqual([`List-Unsubscribe: <${stopHref}>`])
  expect(linesOf('list-unsubscribe-post')).toEqual(['List-Unsubscribe-Post: List-Unsubscribe=One-Click'])
})

test('retries a refused email later without delaying others', async () => {
  const [refused, fine] = [newAddress(), newAddress()]
  smtp().refuse = recipient => (recipient === refused ? 'no such mailbox' : null)
  await queue(refused)
  await queue(fine)
  await send()
  expect(emailsTo(fine)).toHaveLength(1)
  expect(await jobOf(refused)).toMatchObject({
    attempts: 1,
    lastError: expect.stringContaining('no such mailbox'),
  })
  smtp().refuse = () => null
  await send()
  expect(emailsTo(refused)).toEqual([])
  await skipWaiting(api().database)
  await send()
  expect(emailsTo(refused)).toHaveLength(1)
})

test('keeps all emails during an outage of the mail server, and sends them afterwards', async () => {
  const away = await startSmtp()
  const { port } = new URL(away.url)
  await away.close()
  const recipients = [newAddress(), newAddress(), newAddress()]
  for (const recipient of recipients) await queue(recipient)
  await send(sender(away.url))
  expect((await Promise.all(recipients.map(rowOf))).map(({ sentAt }) => sentAt)).toEqual([null, null, null])

  const back = await startSmtp({ port: Number(port) })
  await skipWaiting(api().database)
  await send(sender(away.url))
  expect(back.received.map(({ recipients: [to] }) => to).sort()).toEqual([...recipients].sort())
  await back.close()
})

test('resends an email under the same Message-ID if its acceptance was not received', async () => {
  const recipient = newAddress()
  await queue(recipient)
  const real = sender()
  const deaf: MailSender = {
    async send(email) {
      await real.send(email)
      throw new Error('the connection broke after the last line')
    },
  }
  await send(deaf)
  await skipWaiting(api().database)
  await send()
  const ids = emailsTo(recipient).map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('treats an address as one recipient, whatever it contains', async () => {
  const odd = '"a, victim@example.test"@example.test'
  await queue(odd)
  await send()
  expect(smtp().received.at(-1)?.recipients).toHaveLength(1)
  expect(emailsTo('victim@example.test')).toEqual([])
})

test('emails a reset link to a known address only', async () => {
  const email = newAddress()
  await register(api(), email)
  for (const address of [email, 'nobody@example.test'])
    await api().call({
      method: 'POST',
      url: '/api/auth/forgot-password',
      ...multipart({ email: address }),
    })
  await send()
  expect(emailsTo('nobody@example.test')).toEqual([])
  const reset = emailsTo(email).find(({ mail }) => mail.subject === 'Reset your password')
  expect(reset?.mail.text).toMatch(/\nhttp:\/\/shop\.test\/reset-password\?token=[\w-]{40,}\n/)
})

const contact = (values: object = {}, address = '127.0.0.1') =>
  api().call({
    method: 'POST',
    url: '/api/public/contact',
    remoteAddress: address,
    payload: {
      name: 'Sam Rivers',
      email: 'sam@example.test',
      subject: 'Two mugs',
      message: 'Dear shop,\n\nwhere is <b>my</b> order?',
      ...values,
    },
  })

test('sends a contact message to the operator, with its sender in Reply-To', async () => {
  expect(await contact()).toMatchObject({ status: 202, body: { message: expect.any(String) } })
  await send()
  const { mail } = emailsTo('hello@stoa.example')[0]!
  expect(mail).toMatchObject({
    subject: 'Contact: Two mugs',
    replyTo: [{ address: 'sam@example.test' }],
    from: { address: 'no-reply@shop.test' },
  })
  expect(mail.text).toContain('> where is <b>my</b> order?')
  expect(mail.html).toContain('&lt;b&gt;my&lt;/b&gt;')
})

test('accepts but discards a message that fills the hidden field', async () => {
  const before = await api().deps.db.$count(emails)
  const robot = await contact({ website: 'https://pills.test' })
  const person = await contact({ website: '' })
  expect([robot.status, robot.body]).toEqual([person.status, person.body])
  expect(await api().deps.db.$count(emails)).toBe(before + 1)
})

test('refuses text that could become another header', async () => {
  for (const values of [
    { subject: 'Hi\r\nBcc: victim@example.test' },
    { name: 'Sam\nX: y' },
    { email: 'sam@example.test\nBcc: victim@example.test' },
    { email: 'a@x.test, b@x.test' },
  ])
    expect(await contact(values)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})
