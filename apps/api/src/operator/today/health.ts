import type { components } from '@stoa/api-client/operator-schema'
import { findLatestDay, findOpenDays } from '../../modules/market-days/index.ts'
import { readHealth } from '../../modules/monitoring/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime, shiftDay } from '../../platform/local-day.ts'

type Health = components['schemas']['TodayHealth']

/** Reads what an operator has to know before shoppers complain. */
export async function readTodayHealth(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'market' | 'payment'>,
): Promise<Health[]> {
  const { db, clock, config, market, payment } = deps
  const [days, parts] = await Promise.all([
    readDays(deps),
    readHealth({
      db,
      now: clock.now(),
      dataDir: config.stoaDataHome,
      hasProvider: payment !== null,
    }),
  ])
  const isOpen = market.settings.state === 'open'
  return [
    {
      what: 'market',
      state: isOpen ? 'ok' : 'attention',
      value: null,
      at: null,
      runbook: 'docs/operations.md#opening-and-closing',
    },
    ...parts.map(({ at, ...part }) => ({ ...part, at: at?.toISOString() ?? null })),
    days,
  ]
}

/** The days whose money doesn't reconcile. A day that has no row some hours after its end needs attention too. */
async function readDays({ db, clock, market }: Pick<Deps, 'db' | 'clock' | 'market'>): Promise<Health> {
  const [latest, open] = [await findLatestDay(db), await findOpenDays(db)]
  const { day: today } = localTime(clock.now(), market.settings.timeZone)
  const isCounted = latest === undefined || latest.day >= shiftDay(today, -2)
  return {
    what: 'days',
    state: latest === undefined ? 'unknown' : open.length === 0 && isCounted ? 'ok' : 'attention',
    value: open.length,
    at: latest?.endsAt.toISOString() ?? null,
    runbook: 'docs/guides/run-your-marketplace.md#money',
  }
}
