import { DAY } from '../../platform/durations.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { type CommandDeps, commandsAt, eachDue, factsOf, lockOrder, orderLifecycle } from '../orders/index.ts'
import { completeOrder } from './complete-order.ts'
import * as repository from './fulfillments.repository.ts'
import { deliverFulfillment } from './send-parcel.ts'

/** Time after shipping at which a parcel counts as delivered, in milliseconds. */
const DELIVERED_AFTER = 14 * DAY

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/** Creates the jobs that move parcels and orders on when time passes. */
export function createFulfillmentJobs({ db, clock, brand }: CommandDeps): Job[] {
  const notify = brand
  return [
    {
      name: 'deliver-parcels',
      at: '1,11,21,31,41,51 * * * *',
      work() {
        const now = clock.now()
        return eachDue(db, ago(now, DELIVERED_AFTER), repository.lockLongUnderWay, (tx, { id, orderId }) =>
          deliverFulfillment(tx, { id: orderId }, id, { actor: 'system', now, notify }),
        )
      },
    },
    {
      name: 'complete-orders',
      at: '5,15,25,35,45,55 * * * *',
      work() {
        const now = clock.now()
        return eachDue(db, now, repository.lockDelivered, async (tx, { id }) => {
          const order = await lockOrder(tx, { id })
          const at = { status: order.status, by: 'system' as const, facts: factsOf(order, now) }
          // A return or a claim of which the end is open holds it back.
          if (commandsAt(orderLifecycle, at).includes('complete'))
            await completeOrder(tx, { id }, { actor: 'system', now })
        })
      },
    },
  ]
}
