import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { applyPauses } from './pause.repository.ts'

/** The local day of a moment, such as `2026-12-12`. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

/** Whether a shop is closed at a moment: its days count from midnight to midnight in its own time zone. */
export function isPausedAt(
  {
    timeZone,
    closedFrom,
    closedUntil,
  }: { timeZone: string; closedFrom: string | null; closedUntil: string | null },
  at: Date,
): boolean {
  if (closedFrom === null || closedUntil === null) return false
  const today = dayIn(timeZone, at)
  return closedFrom <= today && today <= closedUntil
}

/** Begins and ends vacations. Runs every quarter of an hour, because midnight of every time zone is at one. */
export const createPauseJob = ({ db, clock }: { db: Db; clock: Clock }): Job => ({
  name: 'pause-shops',
  at: '*/15 * * * *',
  work: () => applyPauses(db, clock.now()),
})
