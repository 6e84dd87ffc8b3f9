import { wakeEmails } from '../modules/mail/index.ts'
import { CLOCK_JOB } from '../modules/payments/index.ts'
import { openDatabase } from '../platform/db/client.ts'
import { addJob } from '../platform/jobs/add-job.repository.ts'

/**
 * Adds the jobs that were due at the time of a backup, since a backup contains none.
 *
 * @param moment time of the backup
 */
export async function wakeWhatIsDue(url: string, moment: Date, isPooled: boolean): Promise<void> {
  const { db, close } = openDatabase({ url, isPooled, connections: 1 })
  try {
    await wakeEmails(db, moment)
    await addJob(db, CLOCK_JOB, { key: CLOCK_JOB, maxAttempts: 1 })
  } finally {
    await close()
  }
}
