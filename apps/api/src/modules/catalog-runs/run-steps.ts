import type { RunStatus } from './runs.repository.ts'

/** A step that has not moved for so long has lost its process; milliseconds. */
export const STALLED_AFTER = 60_000

/** The job of each status that has a step under way. */
export const JOB_OF: Partial<Record<RunStatus, string>> = {
  checking: 'check-run',
  applying: 'apply-run',
  undoing: 'undo-run',
}

/** How long a run can be undone, and its file is kept; milliseconds. */
export const KEPT_FOR = 30 * 24 * 3_600_000
