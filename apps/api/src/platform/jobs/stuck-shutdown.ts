import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker, WorkerEvents, WorkerPool } from 'graphile-worker'

const LOOK_EVERY_MS = 500
/** Number of consecutive checks at which no worker has a job: five seconds. */
const IDLE_LOOKS = 10

/**
 * Reports a runner that should end but doesn't. If several jobs in a row can't be marked as done, the library
 * miscounts and waits forever: its workers have stopped, and it neither continues nor ends.
 */
export function watchShutdowns(events: WorkerEvents) {
  let pool: WorkerPool | null = null
  let workers: Worker[] = []
  let isEnding = false
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
    workers = []
    isEnding = false
  })
  events.on('worker:create', ({ worker }) => void workers.push(worker))
  events.on('pool:gracefulShutdown', ({ workerPool }) => {
    if (workerPool === pool) isEnding = true
  })
  return {
    /** Resolves when the runner has begun to end and its workers have had no job for a while. */
    async untilIdle(signal: AbortSignal): Promise<void> {
      for (let looks = 0; looks < IDLE_LOOKS && !signal.aborted; ) {
        await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
        looks = isEnding && workers.every(worker => worker.getActiveJob() === null) ? looks + 1 : 0
      }
    },
  }
}
