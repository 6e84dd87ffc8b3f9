import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { addJob, type Job } from '../../platform/jobs/jobs.ts'
import type { MailSender } from '../../ports/mail.ts'
import { findEmail, insertEmail, markSent } from './emails.repository.ts'

/** An email that is not written down yet. */
export interface Email {
  /** `activate`, `reset-password`, … */
  kind: string
  recipient: string
  /** The account that it belongs to: in its export, and deleted with it. */
  userId?: string | null
  subject: string
  /** Plain text. */
  body: string
  /** The same as a page. */
  html: string
  replyTo?: string | null
  /** Ends emails of this kind by a POST alone (RFC 8058). Not kept: it carries a token. */
  stopHref?: string
}

const SEND_EMAIL = 'send-email'
/** The pause grows with each attempt, from 3 s to 6 h: all together 16 hours. */
const MAX_ATTEMPTS = 12

/** Writes an email in the transaction that is its reason. It is sent after the commit, or never. */
export async function queueEmail(tx: Queryable, { stopHref, ...email }: Email): Promise<void> {
  const id = await insertEmail(tx, email)
  await addJob(tx, SEND_EMAIL, { payload: { id, stopHref }, maxAttempts: MAX_ATTEMPTS })
}

export interface Delivery {
  mail: MailSender
  /** Emails stay readable after they were sent; for the mailbox of a developer's machine. */
  keepContent?: boolean
}

/**
 * Sends one email. At least once, not exactly once: a process that dies between the server's acceptance and the mark
 * in the table sends it again, under the same Message-ID, by which mailboxes know it.
 */
export const createSendEmailJob = (
  { db, clock }: { db: Db; clock: Clock },
  { mail, keepContent = false }: Delivery,
): Job => ({
  name: SEND_EMAIL,
  async work({ id, stopHref }: { id: string; stopHref?: string }) {
    const email = await findEmail(db, id)
    // Deleted with its account, or sent by a run whose end was not recorded.
    if (!email || email.sentAt) return
    await mail.send({ ...email, ...(stopHref !== undefined && { stopHref }) })
    // An email carries a token: what was sent is not kept.
    await markSent(db, id, { sentAt: clock.now(), ...(!keepContent && { body: '', html: '' }) })
  },
})
