import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { DAY } from '../../platform/durations.ts'
import { addJob, addJobs } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { currentWork } from '../../platform/observe/current-work.ts'
import { signals } from '../../platform/observe/signals.ts'
import { problem } from '../../platform/problem.ts'
import type { EmbeddedPicture, MailSender } from '../../ports/mail.ts'
import type { Media } from '../../ports/pictures.ts'
import { embeddedMarks } from './email-marks.ts'
import { findEmail, findUnsent, insertEmails, markSent } from './emails.repository.ts'

/** An email that is not written down yet. */
export interface Email {
  /** `activate`, `reset-password`, … */
  kind: string
  recipient: string
  /** The account that it belongs to: in its export, and deleted with it. */
  userId?: string | null
  /** Purchase that it is about. */
  orderGroupId?: string | null
  subject: string
  /** Plain text. */
  body: string
  /** HTML version of the text. */
  html: string
  replyTo?: string | null
  /** Ends emails of this kind by a POST alone (RFC 8058). */
  stopHref?: string
}

const SEND_EMAIL = 'send-email'
/** Maximum number of attempts. The delay grows from 3 s to 6 h, 16 hours in total. */
const MAX_ATTEMPTS = 12
/** An older one has been given up; milliseconds. */
const TRIED_FOR = DAY
const MAX_WOKEN = 10_000

/** Name of the job that queues emails whose job is missing, for example after a restore. */
const WAKE_EMAILS_JOB = 'wake-emails'

/** Writes an email in the transaction that is its reason. It is sent after the commit, or never. */
export const queueEmail = (tx: Queryable, email: Email): Promise<void> => queueEmails(tx, [email])

/** Writes emails like `queueEmail`, in two statements for any number. */
export async function queueEmails(tx: Queryable, emails: readonly Email[]): Promise<void> {
  if (emails.length > 0) await addSendJobs(tx, await insertEmails(tx, emails))
}

/**
 * Tries again to send an email that wasn't sent, from its first attempt.
 *
 * @throws problem `email.not_found`, and `email.sent` for one whose text was deleted after it was sent
 */
export async function resendEmail(tx: Queryable, id: string): Promise<void> {
  const email = await findEmail(tx, id)
  if (!email) throw problem('email.not_found')
  if (email.sentAt) throw problem('email.sent', { detail: 'Its text was deleted once it was sent.' })
  await addSendJobs(tx, [id])
}

const addSendJobs = (tx: Queryable, ids: readonly string[]) =>
  addJobs(
    tx,
    SEND_EMAIL,
    ids.map(id => ({ payload: { id }, key: `email ${id}` })),
    { maxAttempts: MAX_ATTEMPTS },
  )

export interface Delivery {
  mail: MailSender
  /** Whether the text of emails is kept after sending, for the mailbox of a developer's machine. */
  keepContent?: boolean
}

/**
 * Sends one email. At least once, not exactly once: a process that dies between the server's acceptance and the mark
 * in the table sends it again, under the same Message-ID, by which mailboxes know it.
 */
export const createSendEmailJob = (
  { db, clock, media }: { db: Db; clock: Clock; media: Pick<Media, 'readPng'> },
  { mail, keepContent = false }: Delivery,
): Job => ({
  name: SEND_EMAIL,
  async work({ id }: { id: string }) {
    const email = await findEmail(db, id)
    // Deleted with its account, or sent by a run whose end was not recorded.
    if (!email || email.sentAt) return
    const { stopHref, ...content } = email
    const pictures = await readMarks(media, email.html)
    const ended = beginSending()
    await mail.send({ ...content, pictures, ...(stopHref !== null && { stopHref }) }).then(
      () => ended({ isFailed: false }),
      (cause: Error) => {
        ended({ isFailed: true })
        throw new Error(`Email ${id} (${email.kind}) was not sent: ${cause.message}`, { cause })
      },
    )
    // An email may contain a token, so the sent text isn't kept.
    await markSent(db, id, {
      sentAt: clock.now(),
      ...(!keepContent && { body: '', html: '', stopHref: null }),
    })
  },
})

/** Reads the pictures that an email embeds. Without one that is missing, its text is shown. */
async function readMarks(media: Pick<Media, 'readPng'>, html: string): Promise<EmbeddedPicture[]> {
  const read = await Promise.all(embeddedMarks(html).map(async id => ({ id, png: await media.readPng(id) })))
  return read.flatMap(({ id, png }) => (png ? [{ id, png }] : []))
}

function beginSending(): (end: { isFailed: boolean }) => void {
  const [work, since, startedAt] = [currentWork(), performance.now(), Date.now()]
  return ({ isFailed }) =>
    signals.emailEnded.publish({ work, startedAt, seconds: (performance.now() - since) / 1_000, isFailed })
}

/** Creates the job that queues emails whose job is missing, for example after a restore. */
export const createWakeEmailsJob = ({ db, clock }: { db: Db; clock: Clock }): Job => ({
  name: WAKE_EMAILS_JOB,
  at: '8,18,28,38,48,58 * * * *',
  /** @param since time (ISO 8601) before which emails have been given up; a day ago by default */
  async work({ since }: { since?: string }) {
    const from = since === undefined ? new Date(clock.now().getTime() - TRIED_FOR) : new Date(since)
    await addSendJobs(db, await findUnsent(db, from, MAX_WOKEN))
  },
})

/** Queues emails of a restored database again, as if no time had passed since its backup. */
export const wakeEmails = (db: Queryable, backedUpAt: Date): Promise<void> =>
  addJob(db, WAKE_EMAILS_JOB, {
    payload: { since: new Date(backedUpAt.getTime() - TRIED_FOR).toISOString() },
  })
