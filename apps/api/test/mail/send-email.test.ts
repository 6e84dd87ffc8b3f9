import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { createWakeEmailsJob, queueEmail, wakeEmails } from '../../src/modules/mail/index.ts'
import { newId } from '../../src/platform/ids.ts'
import type { OutgoingEmail } from '../../src/ports/mail.ts'
import { createTestClock } from '../app.ts'
import { useTestDatabase } from '../database.ts'
import { emailJobs, sendEmails, skipWaiting } from '../emails.ts'

const database = useTestDatabase({ connections: 10 })
const clock = createTestClock()
const send = (mail: { send(email: OutgoingEmail): Promise<void> }) =>
  sendEmails({ database: database(), clock }, { mail })

const email = (recipient: string) => ({
  kind: 'activate',
  recipient,
  subject: 'Hello',
  body: 'https://x.test?token=secret',
  html: '<a href="https://x.test?token=secret">here</a>',
})
const rowOf = async (recipient: string) => {
  const [row] = await database().db.select().from(emails).where(eq(emails.recipient, recipient))
  return row!
}

test('sends an email once from several processes, and deletes its token', async () => {
  const { db } = database()
  const recipients = Array.from({ length: 30 }, () => `${newId()}@example.test`)
  for (const recipient of recipients) await queueEmail(db, email(recipient))
  const sent: string[] = []
  const mail = { send: async ({ recipient }: OutgoingEmail) => void sent.push(recipient) }
  await Promise.all([send(mail), send(mail), send(mail)])
  expect(sent.sort()).toEqual([...recipients].sort())
  const row = await rowOf(recipients[0]!)
  expect(row.sentAt).not.toBeNull()
  expect(row.body + row.html).toBe('')
  expect(await emailJobs(database())).toEqual([])
})

test('an email that fails is tried again later, and not for ever', async () => {
  const recipient = 'failing@example.test'
  await queueEmail(database().db, email(recipient))
  let attempts = 0
  const mail = {
    async send() {
      attempts++
      throw new Error('no such host')
    },
  }
  await send(mail)
  await send(mail)
  expect(attempts).toBe(1)
  for (let round = 0; round < 14; round++) {
    await skipWaiting(database())
    await send(mail)
  }
  expect(attempts).toBe(12)
  expect(await emailJobs(database())).toMatchObject([
    { attempts: 12, maxAttempts: 12, lastError: expect.stringContaining('no such host') },
  ])
  expect((await rowOf(recipient)).sentAt).toBeNull()
})

test('an email of a transaction that failed is never sent', async () => {
  const { db } = database()
  const recipient = 'never@example.test'
  const before = await emailJobs(database())
  await db
    .transaction(async tx => {
      await queueEmail(tx, email(recipient))
      throw new Error('changed our mind')
    })
    .catch(() => undefined)
  expect(await db.$count(emails, eq(emails.recipient, recipient))).toBe(0)
  expect(await emailJobs(database())).toEqual(before)
})

test('an email that was deleted before it was sent is never sent', async () => {
  const { db } = database()
  const recipient = 'deleted@example.test'
  await queueEmail(db, email(recipient))
  await db.delete(emails).where(eq(emails.recipient, recipient))
  const sent: string[] = []
  await send({ send: async ({ recipient }) => void sent.push(recipient) })
  expect(sent).toEqual([])
})

const DAY = 24 * 60 * 60_000

test('sends due emails after a restore, which contains no jobs', async () => {
  const { db } = database()
  await db.delete(emails)
  const stopHref = 'https://x.test/stop?token=secret'
  const ages = { 'due@example.test': 0, 'waiting@example.test': 3, 'given-up@example.test': 5 }
  const backedUpAt = new Date(Date.now() - 3 * DAY - 60_000)
  for (const [recipient, days] of Object.entries(ages)) {
    await queueEmail(db, { ...email(recipient), stopHref })
    const createdAt = new Date(Date.now() - days * DAY - 2 * 60_000)
    await db.update(emails).set({ createdAt }).where(eq(emails.recipient, recipient))
  }
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  const sent: OutgoingEmail[] = []
  const mail = { send: async (outgoing: OutgoingEmail) => void sent.push(outgoing) }
  const wake = createWakeEmailsJob({ db, clock })

  await wake.work({} as never)
  await send(mail)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['due@example.test'])
  expect(sent[0]!.stopHref).toBe(stopHref)
  expect((await rowOf('due@example.test')).stopHref).toBeNull()

  await wakeEmails(db, backedUpAt)
  const { rows } = await db.execute<{ payload: object }>(
    sql`select payload from graphile_worker._private_jobs where payload ->> 'since' is not null`,
  )
  await wake.work(rows[0]!.payload as never)
  await send(mail)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['due@example.test', 'waiting@example.test'])
})

test('adds no second job for an email, even if its job was given up', async () => {
  const { db } = database()
  await db.delete(emails)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await queueEmail(db, email('failed@example.test'))
  await db.update(emails).set({ createdAt: new Date(Date.now() - 3 * 60_000) })
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  const before = await emailJobs(database())
  await createWakeEmailsJob({ db, clock }).work({} as never)
  expect(before).toHaveLength(1)
  expect(await emailJobs(database())).toEqual(before)
})
