import type { Deps } from '../platform/deps.ts'
import { sweepAnswers } from '../platform/idempotency/idempotency.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { sweepCounts } from '../platform/limits/count-calls.ts'
import { RELAY_MAIL, sweepLetters } from '../platform/outbox/outbox.ts'
import { type RelayDeps, relayMail } from '../platform/outbox/relay.ts'
import { createSessionService } from './auth/session.service.ts'

/** What delivers mail, or null where nothing does: letters then wait. */
type Delivery = Pick<RelayDeps, 'mail' | 'keep' | 'onFailure'> | null

/** All that happens without a request. */
export function createJobs(deps: Deps, delivery: Delivery): Job[] {
  const { db, clock } = deps
  const sessions = createSessionService(deps)
  return [
    {
      name: RELAY_MAIL,
      // Woken by each letter; by the clock for what failed or was left by a process that died.
      at: '* * * * *',
      work: async () => delivery && relayMail({ db, clock, ...delivery }),
    },
    {
      name: 'sweep',
      at: '17 * * * *',
      async work() {
        const now = clock.now()
        await sweepAnswers(db, now)
        await sessions.sweep()
        await sweepLetters(db, now)
        await sweepCounts(db, now)
      },
    },
  ]
}
