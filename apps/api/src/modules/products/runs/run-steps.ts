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
 * Adds the job that does a step of a run, or goes on with it. One that waits already keeps its place: runs take turns.
 * Shorter jobs go first, such as emails and payments; pictures, which wait for servers of others, come after.
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
