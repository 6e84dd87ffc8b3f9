/**
 * Shares of the bounds that protect a process: no account and no address prefix takes more than a quarter of one.
 * JavaScript, since Node strips no types of what lies in `node_modules` of a deployed process.
 */

/** Number of keys that can fill a bound together. */
const KEYS = 4
/** Part of the bytes of all bodies that only small ones can take. */
const SMALL_PART = 16

/** @param {number} bound */
const shareOf = bound => Math.max(1, Math.floor(bound / KEYS))

/** There is no room: the key has its share, or others have taken the rest. */
export class NoRoom extends Error {}

/** The sender has left while the work waited, so that it has not begun. */
export class SenderLeft extends Error {}

/**
 * A bound of amounts, such as bytes or open connections.
 *
 * @param {number} bound
 * @param {number} [share] maximum for one key
 */
export function createRoom(bound, share = shareOf(bound)) {
  /** @type {Map<string, number>} */
  const taken = new Map()
  let all = 0
  return {
    /**
     * Takes an amount for a key. Returns false and takes nothing if there is no room.
     *
     * @param {string} key
     * @param {number} amount
     */
    take(key, amount) {
      const own = (taken.get(key) ?? 0) + amount
      if (own > share || all + amount > bound) return false
      taken.set(key, own)
      all += amount
      return true
    },
    /**
     * @param {string} key
     * @param {number} amount
     */
    give(key, amount) {
      const own = (taken.get(key) ?? 0) - amount
      if (own > 0) taken.set(key, own)
      else taken.delete(key)
      all -= amount
    },
  }
}

/**
 * A bound of the bytes of all bodies together, which are counted as they arrive. Some of it is for small bodies alone,
 * so that a log-in has a place when files have taken all others.
 *
 * @param {{ all: number, small: number }} bytes of all bodies, and of one that is small
 */
export function createBodyRoom({ all, small }) {
  const ofSmall = Math.floor(all / SMALL_PART)
  const smallOnes = createRoom(ofSmall)
  const others = createRoom(all - ofSmall, shareOf(all))
  return {
    /**
     * Begins to count one body. Call `end` when its bytes are no longer kept.
     *
     * @param {string} key
     */
    begin(key) {
      let bytes = 0
      let room = smallOnes
      return {
        /**
         * Counts bytes that arrived. Returns false if there is no room for them.
         *
         * @param {number} more
         */
        add(more) {
          if (room === others || bytes + more <= small) {
            if (room.take(key, more)) {
              bytes += more
              return true
            }
            if (room === others) return false
          }
          if (!others.take(key, bytes + more)) return false
          room.give(key, bytes)
          room = others
          bytes += more
          return true
        },
        end() {
          room.give(key, bytes)
          bytes = 0
        },
      }
    },
  }
}

/**
 * @typedef {object} Waiting
 * @property {string} key
 * @property {() => void} begin
 */

/**
 * A bound of work that runs at a time. Keys that wait get their turns one after the other, however much each has waiting.
 *
 * @param {{ places: number, waiting: number }} bounds work that runs, and that waits; more is refused
 */
export function createTurns({ places, waiting }) {
  const share = shareOf(places)
  /** Work that runs, by key. */
  const running = createRoom(places)
  /**
   * Work that waits, by key. The first key has the next turn.
   *
   * @type {Map<string, Set<Waiting>>}
   */
  const queues = new Map()
  const inQueues = createRoom(waiting)

  /** @param {Waiting} one */
  function leave(one) {
    const queue = queues.get(one.key)
    if (!queue?.delete(one)) return false
    inQueues.give(one.key, 1)
    if (queue.size === 0) queues.delete(one.key)
    return true
  }

  function beginNext() {
    for (const [key, queue] of queues) {
      if (!running.take(key, 1)) continue
      const [next] = queue
      leave(/** @type {Waiting} */ (next))
      // The key's other work waits until the other keys had their turns.
      if (queues.delete(key)) queues.set(key, queue)
      next?.begin()
      return
    }
  }

  /**
   * Waits for a place. Returns the function that frees it.
   *
   * @param {string} key
   * @param {AbortSignal} [signal] aborted when the sender has left
   * @returns {Promise<() => void>}
   * @throws {NoRoom | SenderLeft}
   */
  async function take(key, signal) {
    if (signal?.aborted) throw new SenderLeft()
    if (!running.take(key, 1)) await wait(key, signal)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running.give(key, 1)
      beginNext()
    }
  }

  /**
   * @param {string} key
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<void>}
   */
  function wait(key, signal) {
    if (!inQueues.take(key, 1)) throw new NoRoom()
    return new Promise((resolve, reject) => {
      const drop = () => {
        if (leave(one)) reject(new SenderLeft())
      }
      /** @type {Waiting} */
      const one = {
        key,
        begin() {
          signal?.removeEventListener('abort', drop)
          resolve()
        },
      }
      const queue = queues.get(key) ?? new Set()
      queue.add(one)
      queues.set(key, queue)
      signal?.addEventListener('abort', drop, { once: true })
    })
  }

  return {
    /** Maximum for one key. */
    share,
    take,
    /**
     * Does work when it has a place.
     *
     * @template T
     * @param {string} key
     * @param {() => T | Promise<T>} work
     * @param {AbortSignal} [signal] aborted when the sender has left
     * @returns {Promise<T>}
     * @throws {NoRoom | SenderLeft}
     */
    async run(key, work, signal) {
      const end = await take(key, signal)
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
