import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { queueEmails } from '../mail/index.ts'
import { eachDue } from '../orders/index.ts'
import { noteDigest } from '../shops/index.ts'
import { digestEmail } from './digest-email.ts'
import { lockDigestMember, readDigest } from './digests.repository.ts'
import { shipReminderEmail } from './ship-reminder-email.ts'
import { lockRemindedShop, takeReminders } from './ship-reminders.repository.ts'

type DailyDeps = Pick<Deps, 'db' | 'clock' | 'brand' | 'money'>

/**
 * Creates the jobs that write the emails of 8:00 in each shop's time zone, which is at a quarter of an hour. A member or
 * a shop is one transaction, which also marks it as done, so that the next run continues one that ended early.
 */
export const createDailyEmailJobs = (deps: DailyDeps): Job[] => [
  { name: 'daily-emails', at: '4,19,34,49 * * * *', work: () => writeDigests(deps) },
  { name: 'remind-to-ship', at: '6,21,36,51 * * * *', work: () => remindToShip(deps) },
]

const writeDigests = ({ db, clock, brand, money }: DailyDeps): Promise<void> =>
  eachDue(db, clock.now(), lockDigestMember, async (tx, member) => {
    const digest = await readDigest(tx, member)
    await noteDigest(tx, { shopId: member.shopId, userId: member.id }, member.at)
    if (digest.orderCount + digest.questionCount > 0)
      await queueEmails(tx, [digestEmail({ brand, money }, member, digest)])
  })

async function remindToShip({ db, clock, brand }: DailyDeps): Promise<void> {
  const now = clock.now()
  await eachDue(db, now, lockRemindedShop, async (tx, shop) => {
    const orders = await takeReminders(tx, shop, now)
    if (orders.length === 0) return
    const emails = shop.recipients.map(member => shipReminderEmail(brand, member, shop, orders))
    await queueEmails(tx, emails)
  })
}
