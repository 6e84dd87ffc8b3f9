import pLimit from 'p-limit'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY, MINUTE } from '../../platform/durations.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { lockLapsedCheckout, releaseStock } from '../checkout/index.ts'
import { queueEmail } from '../mail/index.ts'
import { ADVANCE_JOB, createAdvance } from './advance.ts'
import { operatorAlert } from './payment-emails.ts'
import type { PaymentSource } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { createRefunder } from './refunds.ts'
import { REFUNDS_JOB } from './settle.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payment'>

const EVERY_MINUTE = '* * * * *'
const AT_ONCE = 20
/** A payment that is told to one process comes again after this, should that process die; milliseconds. */
const AGAIN = MINUTE
/** Milliseconds. */
const SOON = 2_000
const STUCK_AFTER = DAY

/** Asks about every payment that is not settled. Added when the API starts, too: for what a crash left behind. */
export const CLOCK_JOB = 'check-payments'

/** What happens to payments without a request. */
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
        // Whoever looks at the moment may have asked before it happened.
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
        // One that breaks each time must not stand in the way of the others.
        if (errors.length > 0)
          throw new AggregateError(errors, `${errors.length} payments could not be checked`)
      },
    },
    { name: REFUNDS_JOB, at: EVERY_MINUTE, work: createRefunder(deps, provider) },
  ]
}

/** Gives back what was held for payments that did not come in time. */
async function releaseLapsed({ db, clock }: Pick<JobDeps, 'db' | 'clock'>): Promise<void> {
  for (let more = true; more; )
    more = await inTx(db, async tx => {
      const now = clock.now()
      const checkoutId = await lockLapsedCheckout(tx, now)
      if (checkoutId === null) return false
      const live = await repository.lockLive(tx, checkoutId)
      if (live && (live.status === 'created' || live.status === 'open')) {
        const change = { status: 'expired', failure: 'expired' } as const
        await repository.changePayment(tx, live.id, change, { source: 'clock', now })
      }
      await releaseStock(tx, checkoutId)
      return true
    })
}

/** One email about each payment of which the provider says nothing definite. */
async function tellOperator({ db, clock, config }: JobDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - STUCK_AFTER)
  for (const payment of await repository.findStuck(db, before, AT_ONCE))
    await inTx(db, async tx => {
      const event = { source: 'clock' as const, now: clock.now() }
      await repository.insertEvent(tx, payment.id, 'operator_told', event)
      const what =
        payment.status === 'in_review' ? 'its review does not end' : 'its outcome is unknown for a day'
      await queueEmail(tx, operatorAlert(config.siteUrl, config.operatorEmail, payment, what))
    })
}
