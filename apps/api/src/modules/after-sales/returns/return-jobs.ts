import type { Job } from '../../../platform/jobs/jobs.ts'
import { type CommandDeps, eachDue, lockOrder } from '../../orders/index.ts'
import { approveUnanswered } from './answer-return.ts'
import { tellReturnLapsed } from './return-emails.ts'
import { takeStep } from './return-transition.ts'
import { isStill, lockUnanswered, lockUnsent } from './returns.repository.ts'

/** Creates the jobs that process returns whose time limit has passed. */
export const createReturnJobs = ({ db, clock, brand, market }: CommandDeps): Job[] => [
  {
    name: 'approve-unanswered-returns',
    at: '7,17,27,37,47,57 * * * *',
    work() {
      const now = clock.now()
      const context = { actor: 'system', now, notify: brand } as const
      return eachDue(db, now, lockUnanswered, async (tx, { id, orderId }) => {
        // The shop may have answered before the order was locked.
        if (!(await isStill(tx, id, 'requested'))) return
        const { labelDays, sendDays } = market.settings.returns
        await approveUnanswered(tx, { id: orderId }, { id, labelDays, sendDays }, context)
      })
    },
  },
  {
    name: 'end-unsent-returns',
    at: '9,19,29,39,49,59 * * * *',
    work() {
      const now = clock.now()
      const context = { actor: 'system', now, notify: brand } as const
      return eachDue(db, now, lockUnsent, async (tx, { id, orderId }) => {
        if (!(await isStill(tx, id, 'approved'))) return
        const order = await lockOrder(tx, { id: orderId })
        const { lines } = await takeStep(tx, order, { id, step: 'lapse' }, context)
        await tellReturnLapsed(tx, order, { lines }, context)
      })
    },
  },
]
