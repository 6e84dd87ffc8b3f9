import { asc, eq, sql } from 'drizzle-orm'
import { MailAway, type MailSender } from '../../ports/mail.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { mailOutbox } from './outbox.schema.ts'

const ATTEMPTS = 8
const MINUTE = 60_000

export interface RelayDeps {
  db: Db
  clock: Clock
  mail: MailSender
  /** Letters stay readable after they have left; for the mailbox of a machine of one's own. */
  keep?: boolean
  onFailure?: (line: string) => void
}

/**
 * Sends what is due, oldest first, and answers how many letters left. Several processes may do it at the
 * same time: each takes letters that no other holds. A letter that fails is tried again, later each time,
 * and the ones behind it go on.
 *
 * At least once, not exactly once: a process that dies between the server's acceptance and our mark sends
 * the letter again. Its Message-ID is then the same, which is how mailboxes know it.
 */
export async function relayMail(deps: RelayDeps): Promise<number> {
  for (let sent = 0; ; ) {
    const outcome = await relayNext(deps)
    if (outcome === 'nothing due' || outcome === 'away') return sent
    if (outcome === 'sent') sent++
  }
}

/** A transaction for each letter, run once: what has been marked stays so, whatever becomes of the next. */
const relayNext = ({ db, clock, mail, keep = false, onFailure }: RelayDeps) =>
  db.transaction(async tx => {
    // The sender has limits of its own; the usual one is meant for forgotten transactions.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '3min'`)
    const now = clock.now()
    const [letter] = await tx
      .select()
      .from(mailOutbox)
      .where(
        sql`${mailOutbox.sentAt} is null and ${mailOutbox.dueAt} <= ${now.toISOString()} and ${mailOutbox.attempts} < ${ATTEMPTS}`,
      )
      .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!letter) return 'nothing due'
    const mine = eq(mailOutbox.id, letter.id)
    const attempts = letter.attempts + 1
    try {
      await mail.send(letter)
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 500) : 'failed'
      const dueAt = new Date(now.getTime() + 2 ** letter.attempts * MINUTE)
      await tx.update(mailOutbox).set({ attempts, lastError, dueAt }).where(mine)
      onFailure?.(
        `letter ${letter.id} (${letter.kind}) did not leave, attempt ${attempts} of ${ATTEMPTS}: ${lastError}`,
      )
      return error instanceof MailAway ? 'away' : 'failed'
    }
    // A letter carries a token: what has left is not kept.
    const content = keep ? {} : { body: '', html: '' }
    await tx
      .update(mailOutbox)
      .set({ ...content, sentAt: now, attempts, lastError: null })
      .where(mine)
    return 'sent'
  })
