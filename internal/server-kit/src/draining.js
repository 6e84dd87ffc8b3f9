/**
 * Ends a process behind a balancer. JavaScript, since Node strips no types of what lies in `node_modules` of a
 * deployed process.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** Paths that balancers and deployments request. */
const HEALTH = ['/healthz', '/readyz']
const LOOK_EVERY_MS = 50
/**
 * Number of consecutive checks without a call: half a second. Counts checks instead of time, since a stalled process
 * has calls waiting that it has not seen yet.
 */
const QUIET_LOOKS = 10
/**
 * Maximum extension of a drain, in milliseconds. A process under the full load answers its balancer's checks seconds
 * late, and a balancer checks twice before it reacts.
 */
export const MAX_LATE_MS = 15_000

/**
 * @typedef {object} Draining
 * @property {boolean} isDraining Whether the process is stopping: it still answers, and tells its balancer to send nothing
 *   new.
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
