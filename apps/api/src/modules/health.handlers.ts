import { setTimeout as sleep } from 'node:timers/promises'
import type { Handlers } from '../contract/handlers.ts'
import { ping } from '../platform/db/ping.ts'
import type { Deps } from '../platform/deps.ts'
import { problem } from '../platform/problem.ts'

/** Maximum duration of the check; load balancers don't wait longer. */
const MAX_WAIT_MS = 2_000

export const createHealthHandlers = ({
  db,
  draining,
  market,
}: Pick<Deps, 'db' | 'draining' | 'market'>): Pick<Handlers, 'getHealth' | 'getReadiness'> => {
  const refuseDraining = () => {
    if (draining?.isDraining)
      throw problem('server.unavailable', { detail: 'This process is shutting down.' })
  }
  return {
    async getHealth({ header }) {
      header('cache-control', 'no-store')
      refuseDraining()
      return { status: 'ok' }
    },
    async getReadiness({ header }) {
      header('cache-control', 'no-store')
      refuseDraining()
      const asked = ping(db)
      asked.catch(() => undefined)
      const answered = await Promise.race([asked, sleep(MAX_WAIT_MS, null, { ref: false })])
      if (!answered)
        throw problem('server.unavailable', {
          detail: 'The database isn’t responding.',
          headers: { 'retry-after': '5' },
        })
      return { status: 'ok', market: market.settings.state }
    },
  }
}
