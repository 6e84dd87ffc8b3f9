/**
 * How a process ends behind a balancer. JavaScript, since Node strips no types of what lies in `node_modules` of a
 * deployed process.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** What a balancer and a deploy ask. */
const HEALTH = ['/healthz', '/readyz']
const LOOK_EVERY_MS = 50
/**
 * So many looks in a row at which nobody had called: half a second. Looks and not time, since a process that was held up
 * has calls waiting that it has not heard yet.
 */
const QUIET_LOOKS = 10
/**
 * How much longer than told a drain waits for that, in milliseconds. A process that has all of the load answers its
 * balancer's questions seconds late, and a balancer asks twice before it believes.
 */
export const MAX_LATE_MS = 15_000

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
 * @param {number} [maxLateMs]
 * @returns {Readonly<Draining>}
 */
export function createDraining(maxLateMs = MAX_LATE_MS) {
  let isDraining = false
  let hasHeard = false
  return {
    get isDraining() {
      return isDraining
    },
    heard(path) {
      if (!HEALTH.includes(path)) hasHeard = true
    },
    async begin(seconds) {
      isDraining = true
      if (seconds === 0) return
      const told = performance.now() + seconds * 1_000
      const latest = told + maxLateMs
      let quiet = 0
      while (performance.now() < told || (quiet < QUIET_LOOKS && performance.now() < latest)) {
        hasHeard = false
        await sleep(LOOK_EVERY_MS)
        quiet = hasHeard ? 0 : quiet + 1
      }
    },
  }
}
