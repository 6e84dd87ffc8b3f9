import type { Queryable } from '../../../platform/db/client.ts'
import { addJob } from '../../../platform/jobs/add-job.repository.ts'

/** A step that has not moved for so long has lost its process; milliseconds. */
export const STALLED_AFTER = 60_000

/** The job of each status that has a step under way. */
export const JOB_OF = {
  checking: 'check-run',
  applying: 'apply-run',
  undoing: 'undo-run',
} as const

export type StepStatus = keyof typeof JOB_OF

/**
 * Queues the job that runs or continues a step. One that is already queued keeps its position, because runs take
 * turns. Shorter jobs such as emails and payments come first, and pictures, which wait for external servers, come
 * last.
 */
export const addStepJob = (tx: Queryable, runId: string, status: StepStatus): Promise<void> =>
  addJob(tx, JOB_OF[status], {
    payload: { runId },
    key: `run ${runId}`,
    keepsPlace: true,
    maxAttempts: 5,
    priority: 5,
  })

/** Time for which a run can be undone and its file is kept, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 3_600_000
