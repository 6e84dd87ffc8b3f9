import type { Tx } from '../../../platform/db/client.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import { problem } from '../../../platform/problem.ts'
import { type Mapping, namesProducts } from '../imports/index.ts'
import { addStepJob, type StepStatus } from './run-steps.ts'
import { type RunRow, updateRun } from './runs.repository.ts'

const NO_HANDLE = 'Choose the column that names the product. The file has no column “Handle”.'
const BUSY = 'Only one run at a time can change a shop’s products. Wait for the current one, or cancel it.'

/** Begins checking a file. If no column names the product, the run waits for a mapping instead. */
export async function beginCheck(tx: Tx, run: RunRow, now: Date): Promise<void> {
  if (!namesProducts(run.head?.columns ?? [], (run.mapping ?? {}) as Mapping)) {
    await updateRun(tx, run.id, { status: 'received', problem: NO_HANDLE, counts: {}, position: 0 })
    return
  }
  await beginStep(tx, run, 'checking', now, { problem: null, counts: {}, position: 0 })
}

/** Puts a run into a step and adds the job that does it. */
export async function beginStep(
  tx: Tx,
  { id, options }: Pick<RunRow, 'id' | 'options'>,
  status: StepStatus,
  now: Date,
  values: Parameters<typeof updateRun>[2] = {},
): Promise<void> {
  await updateRun(tx, id, {
    options: { ...options, failures: 0 },
    ...values,
    status,
    progressAt: now,
    finishedAt: null,
  })
  await addStepJob(tx, id, status)
}

/** Two runs of a shop under way at once break a rule of the database. */
export const asBusy = (error: unknown) =>
  isUniqueViolation(error, 'catalog_runs_busy_key') ? problem('run.busy', { detail: BUSY }) : error
