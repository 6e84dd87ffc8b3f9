/**
 * How a process ends behind a balancer. JavaScript, since Node strips no types of what lies in `node_modules` of a
 * deployed process.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** What a balancer and a deploy ask. */
const HEALTH = ['/healthz', '/readyz']
/** Who has sent nothing for so long has found out. */
const QUIET_MS = 500
/** How much longer than told a drain waits for that. */
export const MAX_LATE_MS = 5_000

/**
 * @typedef {object} Draining
 * @property {boolean} isDraining Whether the process was told to end: it still answers, and tells its balancer to send
 *   nothing new.
 * @property {(path: string) => void} heard Notes that a call came. Questions about health do not count.
 * @property {(seconds: number) => Promise<void>} begin Waits as long as told, and longer while calls still come: on a
 *   busy machine a balancer finds out late. With 0 it does not wait at all.
 */

/**
 * The draining of one process, which has not begun.
 *
 * @returns {Readonly<Draining>}
 */
export function createDraining() {
  let isDraining = false
  let lastCall = Number.NEGATIVE_INFINITY
  return {
    get isDraining() {
      return isDraining
    },
    heard(path) {
      if (!HEALTH.includes(path)) lastCall = performance.now()
    },
    async begin(seconds) {
      isDraining = true
      if (seconds === 0) return
      await sleep(seconds * 1_000)
      const latest = performance.now() + MAX_LATE_MS
      while (performance.now() < Math.min(latest, lastCall + QUIET_MS)) await sleep(50)
    },
  }
}
