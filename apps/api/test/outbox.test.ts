import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { mailOutbox } from '../src/platform/outbox/outbox.schema.ts'
import { type Mail, queueMail } from '../src/platform/outbox/outbox.ts'
import { relayMail } from '../src/platform/outbox/relay.ts'
import { createTestClock } from './app.ts'
import { useTestDatabase } from './database.ts'

const database = useTestDatabase()

const letter = (recipient: string): Mail => ({
  kind: 'activate',
  recipient,
  subject: 'Hello',
  body: 'https://x.test?token=secret',
  html: '<a href="https://x.test?token=secret">here</a>',
})
const rowOf = async (recipient: string) => {
  const [row] = await database().db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
  return row!
}

test('a letter leaves once, also when several relays work at once, and its token is not kept', async () => {
  const { db } = database()
  const recipients = Array.from({ length: 30 }, () => `${newId()}@example.test`)
  for (const recipient of recipients) await queueMail(db, letter(recipient))
  const sent: string[] = []
  const mail = { send: async ({ recipient }: Mail) => void sent.push(recipient) }
  const clock = createTestClock()
  for (let round = 0; round < 3; round++)
    await Promise.all([1, 2, 3].map(() => relayMail({ db, clock, mail })))
  expect(sent.sort()).toEqual([...recipients].sort())
  const row = await rowOf(recipients[0]!)
  expect(row.sentAt).not.toBeNull()
  expect(row.body + row.html).toBe('')
})

test('a letter that fails is tried again later, and not forever', async () => {
  const { db } = database()
  const recipient = 'failing@example.test'
  await queueMail(db, letter(recipient))
  const clock = createTestClock()
  let tries = 0
  const mail = {
    async send() {
      tries++
      throw new Error('no such host')
    },
  }
  await relayMail({ db, clock, mail })
  await relayMail({ db, clock, mail })
  expect(tries).toBe(1)
  for (let round = 0; round < 20; round++) {
    clock.advance(24 * 60 * 60_000)
    await relayMail({ db, clock, mail })
  }
  expect(tries).toBe(8)
  expect(await rowOf(recipient)).toMatchObject({ attempts: 8, lastError: 'no such host', sentAt: null })
})

test('a letter of a transaction that failed never leaves', async () => {
  const { db } = database()
  const recipient = 'never@example.test'
  await db
    .transaction(async tx => {
      await queueMail(tx, letter(recipient))
      throw new Error('changed our mind')
    })
    .catch(() => undefined)
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, recipient))).toBe(0)
})
