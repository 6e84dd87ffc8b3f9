import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { queueEmails } from '../mail/index.ts'
import { noteDigest } from '../shops/index.ts'
import { digestEmail } from './digest-email.ts'
import { type DigestMember, lockDigestMember, readDigest } from './digests.repository.ts'
import { shipReminderEmail } from './ship-reminder-email.ts'
import { lockRemindedShop, takeReminders } from './ship-reminders.repository.ts'

type DailyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'money'>

/**
 * Creates the jobs that write the emails of 8:00 in each shop's time zone, which is at a quarter of an hour. A member or
 * a shop is one transaction, which also marks it as done. A run that ends early is continued by the next.
 */
export const createDailyEmailJobs = (deps: DailyDeps): Job[] => [
  { name: 'daily-emails', at: '4,19,34,49 * * * *', work: () => writeDigests(deps) },
  { name: 'remind-to-ship', at: '6,21,36,51 * * * *', work: () => remindToShip(deps) },
]

async function writeDigests({ db, clock, config, money }: DailyDeps): Promise<void> {
  const now = clock.now()
  for (let after: DigestMember | null = null; ; ) {
    const done: DigestMember | null = await inTx(db, async tx => {
      const member = await lockDigestMember(tx, { now, after })
      if (!member) return null
      const digest = await readDigest(tx, member)
      await noteDigest(tx, member, member.until)
      if (digest.orderCount + digest.questionCount > 0)
        await queueEmails(tx, [digestEmail({ siteUrl: config.siteUrl, money }, member, digest)])
      return member
    })
    if (!done) return
    after = done
  }
}

async function remindToShip({ db, clock, config }: DailyDeps): Promise<void> {
  const now = clock.now()
  for (let after: string | null = null; ; ) {
    const done: string | null = await inTx(db, async tx => {
      const shop = await lockRemindedShop(tx, { now, after })
      if (!shop) return null
      const orders = await takeReminders(tx, shop, now)
      if (orders.length > 0)
        await queueEmails(
          tx,
          shop.recipients.map(member => shipReminderEmail(config.siteUrl, member, shop, orders)),
        )
      return shop.id
    })
    if (!done) return
    after = done
  }
}
