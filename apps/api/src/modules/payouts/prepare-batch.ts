import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { endPreparing, findToPrepare, findUnprepared, leaveOut } from './batches.repository.ts'
import { PayoutRefused, preparePayout } from './payouts.service.ts'

const PREPARE_BATCH_JOB = 'prepare-payout-batch'

const jobOf = (id: string) => ({ payload: { id }, key: `payout batch ${id}`, queue: 'payouts' })

/** Has a batch prepared once the transaction commits. */
export const queueBatch = (tx: Tx, id: string): Promise<void> => addJob(tx, PREPARE_BATCH_JOB, jobOf(id))

/** Queues the job of each batch that has none, since a backup contains no jobs. No other batch begins before it is prepared. */
export async function queueMissingBatches(db: Queryable): Promise<void> {
  for (const id of await findUnprepared(db))
    await addJob(db, PREPARE_BATCH_JOB, { ...jobOf(id), unlessThere: true })
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
