import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { localTime, shiftDay, startOfDay } from '../../platform/local-day.ts'
import { findLatestDay, insertDay, sumMoney } from './days.repository.ts'

/**
 * Creates the job that sums the days that are over and have no row yet, each from the end of the one before. The first one is
 * yesterday.
 */
export const createDaysJob = ({ db, clock, market }: Pick<Deps, 'db' | 'clock' | 'market'>): Job => ({
  name: 'market-days',
  // Some minutes after midnight in every time zone, when all that began before has ended.
  at: '25 * * * *',
  async work() {
    const { timeZone } = market.settings
    const today = localTime(clock.now(), timeZone).day
    const latest = await findLatestDay(db)
    let day = latest ? shiftDay(latest.day, 1) : shiftDay(today, -1)
    let from = latest?.endsAt ?? startOfDay(day, timeZone)
    for (; day < today; day = shiftDay(day, 1)) {
      const to = startOfDay(shiftDay(day, 1), timeZone)
      const sums = await sumMoney(db, { from, to })
      const paid = sums.capturedMinor - sums.refundedMinor
      const entered = sums.salesMinor - sums.returnedMinor
      const explained = sums.unplacedMinor - sums.wholeRefundMinor + sums.inProgressMinor
      await insertDay(db, {
        ...sums,
        day,
        startsAt: from,
        endsAt: to,
        differenceMinor: paid - entered - explained,
      })
      from = to
    }
  },
})
