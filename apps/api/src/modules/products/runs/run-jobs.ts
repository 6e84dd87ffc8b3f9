import type { Db } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { Problem } from '../../../platform/problem.ts'
import { readChangeWords } from '../history/read-words.ts'
import { createBulkKind } from './bulk/bulk-kind.ts'
import { createImportKind } from './import/import-kind.ts'
import type { RunKind } from './run-kind.ts'
import { addPicturesJob, createPicturesJob } from './run-pictures.ts'
import { addStepJob, JOB_OF, STALLED_AFTER, type StepStatus } from './run-steps.ts'
import { countFailure, findExpired, findStalled, lockRunAt, removeRun, updateRun } from './runs.repository.ts'
import { applyRun } from './steps/apply-run.ts'
import { checkRun } from './steps/check-run.ts'
import type { Step, StepContext } from './steps/step-context.ts'
import { undoRun } from './steps/undo-run.ts'

type RunDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'money' | 'files' | 'media'>

/** A step that broke so often breaks each time. */
const MAX_FAILURES = 4

/** A file is read again for each turn: much shorter ones would read more than they write. */
const TURN_MS = 10_000

export function createStepContext({ db, clock, ...deps }: RunDeps, turnMs: number): StepContext {
  return {
    db,
    clock,
    money: deps.money,
    kinds: {
      import: createImportKind({ db, clock, ...deps }) as RunKind,
      bulk: createBulkKind({ db, clock, ...deps }) as RunKind,
    },
    words: () => readChangeWords(db, deps.money),
    takePictures: (tx, run) => addPicturesJob(tx, run.id),
    turnMs,
  }
}

/**
 * Creates the jobs that run the steps of runs, and continue those whose process has died.
 *
 * @param turnMs duration of a step in milliseconds, after which other jobs get a turn, however many imports there are
 */
export function createRunJobs(deps: RunDeps, turnMs = TURN_MS): Job[] {
  const { db, clock, files } = deps
  const context = createStepContext(deps, turnMs)
  return [
    createStepJob(context, 'checking', checkRun),
    createStepJob(context, 'applying', applyRun),
    createStepJob(context, 'undoing', undoRun),
    createPicturesJob(deps),
    {
      name: 'carry-on-runs',
      at: '* * * * *',
      async work() {
        for (const { id, status } of await findStalled(db, new Date(clock.now().getTime() - STALLED_AFTER)))
          await goOn(db, id, status)
      },
    },
    {
      name: 'sweep-runs',
      at: '27 3 * * *',
      async work() {
        for (const { id, fileKey } of await findExpired(db, clock.now())) {
          if (fileKey) await files.remove(fileKey)
          await removeRun(db, id)
        }
      },
    },
  ]
}

/** Queues the next step with the same key, unless the run has already continued. */
const goOn = (db: Db, runId: string, status: StepStatus): Promise<void> =>
  inTx(db, async tx => {
    if (await lockRunAt(tx, runId, status)) await addStepJob(tx, runId, status)
  })

const createStepJob = (context: StepContext, status: StepStatus, step: Step): Job => ({
  name: JOB_OF[status],
  async work({ runId }: { runId: string }) {
    if (!(await tryStep(context, runId, step))) await goOn(context.db, runId, status)
  },
})

/**
 * Runs a step. An expected failure ends its run with the reason, because it would fail again; any other one ends it after
 * several attempts, so that no run stays active forever.
 */
async function tryStep(context: StepContext, runId: string, step: Step): Promise<boolean> {
  try {
    return await step(context, runId)
  } catch (error) {
    const failures = await countFailure(context.db, runId)
    const isExpected = error instanceof Problem && error.status < 500
    if (failures >= MAX_FAILURES || (isExpected && failures > 0))
      await updateRun(context.db, runId, {
        status: 'failed',
        problem: isExpected
          ? (error.detail ?? `${error.message}.`)
          : 'Something went wrong on our side. Changes made so far are kept. Try again, or contact us.',
        finishedAt: context.clock.now(),
      })
    if (isExpected) return true
    throw error
  }
}
