import { DAY } from '../../../platform/durations.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { type CommandDeps, eachDue } from '../../orders/index.ts'
import { cancelOrder } from './cancel-order.ts'
import * as repository from './cancellations.repository.ts'

/** Time that a shop has after the day on which an order was due to ship, in milliseconds. */
const GRACE = 5 * DAY

/** Time from which an order that wasn't shipped is canceled automatically; see `isCanceledIfLate`. */
export const canceledFrom = (shipBy: Date): Date => new Date(shipBy.getTime() + GRACE + 1)

/** Creates the job that cancels orders that weren't shipped in time. */
export const createCancellationJobs = ({ db, clock, brand }: CommandDeps): Job[] => [
  {
    name: 'cancel-overdue-orders',
    at: '3,13,23,33,43,53 * * * *',
    work() {
      const now = clock.now()
      const context = { actor: 'system', now, notify: brand } as const
      return eachDue(db, new Date(now.getTime() - GRACE), repository.lockOverdue, (tx, { id }) =>
        cancelOrder(tx, { id }, { reason: 'expired' }, context),
      )
    },
  },
]
