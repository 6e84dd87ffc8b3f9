import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process was told to end: it still answers, and tells its balancer to send nothing new. */
export interface Draining {
  readonly isDraining: boolean
  /** Notes that a call came which is no question about health. */
  heard(): void
}

/** Who has sent nothing for so long has found out. */
const QUIET_MS = 500
/** How much longer than told a drain waits for that. */
export const MAX_LATE_MS = 5_000

/**
 * Waits as long as told, and longer while calls still come: on a busy machine a balancer finds out late. Without a drain
 * it does not wait at all.
 *
 * @param lastCall when the last call came, by `performance.now()`
 */
export async function drain(seconds: number, lastCall: () => number): Promise<void> {
  if (seconds === 0) return
  await sleep(seconds * 1_000)
  const latest = performance.now() + MAX_LATE_MS
  while (performance.now() < Math.min(latest, lastCall() + QUIET_MS)) await sleep(50)
}
