import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { endPreparing, findToPrepare, findUnprepared, leaveOut } from './batches.repository.ts'
import { PayoutRefused, preparePayout } from './payouts.service.ts'

const PREPARE_BATCH_JOB = 'prepare-payout-batch'

/** Has a batch prepared once the transaction commits. */
export const queueBatch = (tx: Queryable, id: string): Promise<void> =>
  addJob(tx, PREPARE_BATCH_JOB, { payload: { id }, key: `payout batch ${id}`, queue: 'payouts' })

/**
 * Has batches prepared whose job is missing, because it failed for good or because a backup contains no jobs. No other batch can begin
 * before they are.
 */
export async function queueUnpreparedBatches(db: Queryable): Promise<void> {
  for (const id of await findUnprepared(db)) await queueBatch(db, id)
}

/**
 * Creates the job that prepares the payouts of a batch, each in a transaction of its own. No shop waits for all others, and a run
 * that was interrupted continues.
 */
export const createBatchJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job => ({
  name: PREPARE_BATCH_JOB,
  async work({ id }: { id: string }) {
    for (const shopId of (await findToPrepare(db, id)) ?? [])
      try {
        await inTx(db, tx => preparePayout(tx, { id: shopId }, { now: clock.now(), batchId: id }))
      } catch (error) {
        if (!(error instanceof PayoutRefused) || error.why === null) throw error
        await leaveOut(db, id, { shopId, why: error.why })
      }
    await endPreparing(db, id, clock.now())
  },
})
