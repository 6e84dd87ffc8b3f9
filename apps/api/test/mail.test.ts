import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSmtpMail } from '../src/adapters/mail-smtp.ts'
import { newId } from '../src/platform/ids.ts'
import { mailOutbox } from '../src/platform/outbox/outbox.schema.ts'
import { queueMail } from '../src/platform/outbox/outbox.ts'
import { relayMail } from '../src/platform/outbox/relay.ts'
import type { MailSender } from '../src/ports/mail.ts'
import { useTestApp } from './app.ts'
import { multipart, register } from './fixtures.ts'
import { startSmtp, useSmtp } from './smtp.ts'

const api = useTestApp()
const smtp = useSmtp()

const sender = (url = smtp().url) =>
  createSmtpMail({ url, from: 'Stoa <no-reply@shop.test>', domain: 'shop.test' })
const relay = (mail: MailSender = sender()) => relayMail({ db: api().deps.db, clock: api().clock, mail })
const lettersTo = (recipient: string) =>
  smtp().received.filter(({ recipients }) => recipients.includes(recipient))
const newAddress = () => `${newId()}@example.test`
const queue = (recipient: string) =>
  queueMail(api().deps.db, { kind: 'test', recipient, subject: 'Hello', body: 'text', html: '<p>page</p>' })
const rowOf = async (recipient: string) => {
  const [row] = await api().deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
  return row!
}

test('a registration becomes a letter in text and HTML, whose link works when a screen calls with its token', async () => {
  const email = newAddress()
  await register(api(), email)
  expect(await relay()).toBe(1)
  const { mail } = lettersTo(email)[0]!
  expect(mail).toMatchObject({
    subject: 'Confirm your e-mail address',
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

test('a letter that is refused keeps back none behind it, and is tried again later', async () => {
  const [poisoned, fine] = [newAddress(), newAddress()]
  smtp().refuse = recipient => (recipient === poisoned ? 'no such mailbox' : null)
  await queue(poisoned)
  await queue(fine)
  expect(await relay()).toBe(1)
  expect(lettersTo(fine)).toHaveLength(1)
  expect(await rowOf(poisoned)).toMatchObject({
    attempts: 1,
    lastError: expect.stringContaining('no such mailbox'),
  })
  expect(await relay()).toBe(0)
  smtp().refuse = () => null
  api().clock.advance(61_000)
  expect(await relay()).toBe(1)
  expect(lettersTo(poisoned)).toHaveLength(1)
})

test('while no server takes mail only one letter a round is tried; all leave when it is back', async () => {
  const away = await startSmtp()
  const { port } = new URL(away.url)
  await away.close()
  const recipients = [newAddress(), newAddress(), newAddress()]
  for (const recipient of recipients) await queue(recipient)
  expect(await relay(sender(away.url))).toBe(0)
  const tried = await Promise.all(recipients.map(rowOf))
  expect(tried.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1])

  const back = await startSmtp(Number(port))
  api().clock.advance(61_000)
  expect(await relay(sender(away.url))).toBe(3)
  expect(back.received.map(({ recipients: [to] }) => to).sort()).toEqual([...recipients].sort())
  await back.close()
})

test('a letter whose acceptance was not heard is sent again under the same Message-ID', async () => {
  const recipient = newAddress()
  await queue(recipient)
  const real = sender()
  const deaf: MailSender = {
    async send(letter) {
      await real.send(letter)
      throw new Error('the connection broke after the last line')
    },
  }
  expect(await relay(deaf)).toBe(0)
  api().clock.advance(61_000)
  expect(await relay()).toBe(1)
  const ids = lettersTo(recipient).map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an address is one address, whatever stands in it', async () => {
  const odd = '"a, victim@example.test"@example.test'
  await queue(odd)
  await relay()
  expect(smtp().received.at(-1)?.recipients).toHaveLength(1)
  expect(lettersTo('victim@example.test')).toEqual([])
})

test('a forgotten password leads to the screen, and an unknown address to no letter', async () => {
  const email = newAddress()
  await register(api(), email)
  for (const address of [email, 'nobody@example.test'])
    await api().call({
      method: 'POST',
      url: '/api/auth/forgot-password',
      ...multipart({ email: address }),
    })
  await relay()
  expect(lettersTo('nobody@example.test')).toEqual([])
  const reset = lettersTo(email).find(({ mail }) => mail.subject === 'Reset your password')
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

test('a contact message reaches the operator, who answers its sender', async () => {
  expect(await contact()).toMatchObject({ status: 202, body: { message: expect.any(String) } })
  await relay()
  const { mail } = lettersTo('hello@stoa.example')[0]!
  expect(mail).toMatchObject({
    subject: 'Contact: Two mugs',
    replyTo: [{ address: 'sam@example.test' }],
    from: { address: 'no-reply@shop.test' },
  })
  expect(mail.text).toContain('> where is <b>my</b> order?')
  expect(mail.html).toContain('&lt;b&gt;my&lt;/b&gt;')
})

test('a robot that fills the hidden field is told the same, and nothing leaves', async () => {
  const before = await api().deps.db.$count(mailOutbox)
  const robot = await contact({ website: 'https://pills.test' })
  const person = await contact({ website: '' })
  expect([robot.status, robot.body]).toEqual([person.status, person.body])
  expect(await api().deps.db.$count(mailOutbox)).toBe(before + 1)
})

test('what could become a header of its own is refused', async () => {
  for (const values of [
    { subject: 'Hi\r\nBcc: victim@example.test' },
    { name: 'Sam\nX: y' },
    { email: 'sam@example.test\nBcc: victim@example.test' },
    { email: 'a@x.test, b@x.test' },
  ])
    expect(await contact(values)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})
