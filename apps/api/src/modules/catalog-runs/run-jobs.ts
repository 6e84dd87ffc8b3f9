import { sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { addJob, type Job } from '../../platform/jobs/jobs.ts'
import { findCategoryNodes } from '../catalog/index.ts'
import { createBulkKind } from './bulk-kind/bulk-kind.ts'
import { catalogRuns } from './catalog-runs.schema.ts'
import { createImportKind } from './import-kind/import-kind.ts'
import type { RunKind } from './run-kind.ts'
import { addPicturesJob, createPicturesJob } from './run-pictures.ts'
import { JOB_OF, STALLED_AFTER } from './run-steps.ts'
import { countFailure, findStalled, updateRun } from './runs.repository.ts'
import { applyRun } from './steps/apply-run.ts'
import { checkRun } from './steps/check-run.ts'
import type { StepContext } from './steps/step-context.ts'
import { undoRun } from './steps/undo-run.ts'

type RunDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'money' | 'files' | 'media'>

/** A step that broke so often breaks each time. */
const MAX_FAILURES = 4

export function createStepContext({ db, clock, ...deps }: RunDeps): StepContext {
  return {
    db,
    clock,
    kinds: {
      import: createImportKind({ db, clock, ...deps }) as RunKind,
      bulk: createBulkKind({ db, clock, ...deps }) as RunKind,
    },
    async words() {
      const names = new Map((await findCategoryNodes(db)).map(({ id, name }) => [id, name]))
      return { money: deps.money, categoryName: id => names.get(id) ?? id }
    },
    takePictures: (tx, run) => addPicturesJob(tx, run.id),
  }
}

/** The steps of runs, and what goes on with those whose process is gone. */
export function createRunJobs(deps: RunDeps): Job[] {
  const { db, clock, files } = deps
  const context = createStepContext(deps)
  return [
    { name: 'check-run', work: ({ runId }: { runId: string }) => tryStep(context, runId, checkRun) },
    { name: 'apply-run', work: ({ runId }: { runId: string }) => tryStep(context, runId, applyRun) },
    { name: 'undo-run', work: ({ runId }: { runId: string }) => tryStep(context, runId, undoRun) },
    createPicturesJob(deps),
    {
      name: 'carry-on-runs',
      at: '* * * * *',
      async work() {
        for (const { id, status } of await findStalled(db, new Date(clock.now().getTime() - STALLED_AFTER)))
          await addJob(db, JOB_OF[status]!, { payload: { runId: id }, key: `carry on ${id}`, maxAttempts: 3 })
      },
    },
    {
      name: 'sweep-runs',
      at: '27 3 * * *',
      async work() {
        const { rows } = await db.execute<{ id: string; fileKey: string | null }>(
          sql`select id, file_key as "fileKey" from ${catalogRuns} where expires_at < ${clock.now().toISOString()}
            and status not in ('checking', 'applying', 'undoing') limit 1000`,
        )
        for (const { id, fileKey } of rows) {
          if (fileKey) await files.remove(fileKey)
          await db.execute(sql`delete from ${catalogRuns} where id = ${id}`)
        }
      },
    },
  ]
}

/** A step that breaks again and again ends its run with a sentence: nothing is under way for ever. */
async function tryStep(
  context: StepContext,
  runId: string,
  step: (context: StepContext, runId: string) => Promise<void>,
): Promise<void> {
  try {
    await step(context, runId)
  } catch (error) {
    if ((await countFailure(context.db, runId)) >= MAX_FAILURES)
      await updateRun(context.db, runId, {
        status: 'failed',
        problem: 'Something went wrong on our side. What is written stays; please try again or write to us.',
        finishedAt: context.clock.now(),
      })
    throw error
  }
}
