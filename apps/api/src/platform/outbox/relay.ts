import { asc, eq, sql } from 'drizzle-orm'
import type { MailSender } from '../../ports/mail.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { mailOutbox } from './outbox.schema.ts'

const AT_ONCE = 20
const ATTEMPTS = 8
const MINUTE = 60_000

export interface RelayDeps {
  db: Db
  clock: Clock
  mail: MailSender
}

/**
 * Sends what is due, oldest first, and answers how many left. Several processes may do it at the same
 * time: each takes letters that no other holds. A letter that fails is tried again, later each time.
 */
export function relayMail({ db, clock, mail }: RelayDeps): Promise<number> {
  return db.transaction(async tx => {
    const now = clock.now()
    const due = await tx
      .select()
      .from(mailOutbox)
      .where(
        sql`${mailOutbox.sentAt} is null and ${mailOutbox.dueAt} <= ${now.toISOString()} and ${mailOutbox.attempts} < ${ATTEMPTS}`,
      )
      .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    let sent = 0
    for (const letter of due) {
      const mine = eq(mailOutbox.id, letter.id)
      try {
        await mail.send(letter)
        sent++
        // A letter carries a token: what has left is not kept.
        await tx
          .update(mailOutbox)
          .set({ sentAt: now, body: '', attempts: letter.attempts + 1 })
          .where(mine)
      } catch (error) {
        await tx
          .update(mailOutbox)
          .set({
            attempts: letter.attempts + 1,
            lastError: error instanceof Error ? error.message.slice(0, 500) : 'failed',
            dueAt: new Date(now.getTime() + 2 ** letter.attempts * MINUTE),
          })
          .where(mine)
      }
    }
    return sent
  })
}

/** Relays again and again until it is stopped; stopping waits for the letters in hand. */
export function startRelay(deps: RelayDeps, options: { every: number; onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const round = async () => {
    await relayMail(deps).catch(options.onError)
    if (!stopped) timer = setTimeout(begin, options.every)
  }
  const begin = () => {
    working = round()
  }
  begin()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await working
  }
}
