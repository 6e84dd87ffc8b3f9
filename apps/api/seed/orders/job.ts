import { addJob } from '../../src/platform/jobs/add-job.repository.ts'
import type { Job } from '../../src/platform/jobs/jobs.ts'
import type { DemoDeps, DemoOrdersOptions, Progress } from './history.ts'

export const DEMO_ORDERS_JOB = 'make-demo-orders'

export interface DemoOrders {
  job: Job
  /** Starts the job, or continues after an interruption. */
  begin(): Promise<void>
}

/**
 * Creates two years of orders in the background. A run of the job makes a few purchases and queues the next run. It
 * looks for missing ones, so an interrupted or repeated run neither omits nor duplicates any.
 */
export function createDemoOrders(deps: DemoDeps, options: DemoOrdersOptions): DemoOrders {
  // The demo data is only read if it is needed.
  let history: Promise<(progress: Progress) => Promise<Progress | null>> | undefined
  const add = (payload: Progress) => addJob(deps.db, DEMO_ORDERS_JOB, { key: DEMO_ORDERS_JOB, payload })
  return {
    job: {
      name: DEMO_ORDERS_JOB,
      async work(progress: Progress) {
        history ??= import('./history.ts').then(({ createHistory }) => createHistory(deps, options))
        const makeSome = await history
        const next = await makeSome(progress)
        if (next) await add(next)
      },
    },
    begin: async () => {
      if (options.count > 0) await add({})
    },
  }
}
