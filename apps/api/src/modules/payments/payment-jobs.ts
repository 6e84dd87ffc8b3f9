import pLimit from 'p-limit'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY, MINUTE } from '../../platform/durations.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { countLapse, lockLapsedCheckout, releaseStock } from '../checkout/index.ts'
import { queueEmail } from '../mail/index.ts'
import { ADVANCE_JOB, createAdvance } from './advance.ts'
import { operatorAlert } from './payment-emails.ts'
import type { PaymentSource } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { createRefunder } from './refunds.ts'
import { REFUNDS_JOB } from './settle.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'brand' | 'market' | 'payment'>

const EVERY_MINUTE = '* * * * *'
const AT_ONCE = 20
/** Time after which another process may take a due payment, in case the first one died; milliseconds. */
const AGAIN = MINUTE
/** Milliseconds. */
const SOON = 2_000
const STUCK_AFTER = DAY

/**
 * Name of the job that checks every payment that is not settled. Also queued when the API starts, for payments that a
 * crash interrupted.
 */
export const CLOCK_JOB = 'check-payments'

/** Creates the jobs that advance payments without a request. */
export function createPaymentJobs(deps: JobDeps): Job[] {
  const { db, clock, payment: provider } = deps
  const release = { name: 'release-stock', at: EVERY_MINUTE, work: () => releaseLapsed(deps) }
  if (!provider) return [release]
  const advance = createAdvance(deps, provider)
  return [
    release,
    {
      name: ADVANCE_JOB,
      async work({ paymentId, source }: { paymentId: string; source: PaymentSource }) {
        if ((await advance(paymentId, source)) !== 'busy') return
        // Delayed, because a check in progress may have read the state before this event.
        const runAt = new Date(Date.now() + SOON)
        await addJob(db, ADVANCE_JOB, { payload: { paymentId, source }, runAt, key: `payment ${paymentId}` })
      },
    },
    {
      name: CLOCK_JOB,
      at: EVERY_MINUTE,
      async work() {
        const limit = pLimit(AT_ONCE)
        const errors: unknown[] = []
        for (;;) {
          const now = clock.now()
          const again = new Date(now.getTime() + AGAIN)
          const due = await repository.takeDue(db, { now, again, limit: AT_ONCE })
          const done = await Promise.allSettled(due.map(id => limit(() => advance(id, 'clock'))))
          errors.push(...done.flatMap(each => (each.status === 'rejected' ? [each.reason] : [])))
          if (due.length < AT_ONCE) break
        }
        await tellOperator(deps)
        // Errors are collected, so that one broken payment doesn't block the others.
        if (errors.length > 0)
          throw new AggregateError(errors, `${errors.length} payments couldn’t be checked`)
      },
    },
    { name: REFUNDS_JOB, at: EVERY_MINUTE, work: createRefunder(deps, provider) },
  ]
}

/** Releases the items reserved for payments that didn't arrive in time. */
async function releaseLapsed({ db, clock }: Pick<JobDeps, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const now = clock.now()
    const lapsed = await inTx(db, async tx => {
      const checkoutId = await lockLapsedCheckout(tx, now)
      if (checkoutId === null) return null
      const live = await repository.lockLive(tx, checkoutId)
      if (live && (live.status === 'created' || live.status === 'open')) {
        const change = { status: 'expired', failure: 'expired' } as const
        await repository.changePayment(tx, live.id, change, { source: 'clock', now })
      }
      await releaseStock(tx, checkoutId)
      // The buyer could not pay what the provider never opened.
      return { checkoutId, isCounted: live?.reference !== null }
    })
    if (lapsed === null) return
    if (lapsed.isCounted) await countLapse(db, lapsed.checkoutId, now)
  }
}

/** One email about each payment of which the provider says nothing definite. */
async function tellOperator({ db, clock, brand }: JobDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - STUCK_AFTER)
  for (const payment of await repository.findStuck(db, before, AT_ONCE))
    await inTx(db, async tx => {
      const event = { source: 'clock' as const, now: clock.now() }
      await repository.insertEvent(tx, payment.id, 'operator_told', event)
      const what =
        payment.status === 'in_review' ? 'its review hasn’t ended' : 'its outcome has been unknown for a day'
      await queueEmail(tx, operatorAlert(brand, brand.operatorEmail, payment, what))
    })
}
