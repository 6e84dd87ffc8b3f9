import type { Queryable } from '../../platform/db/client.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'

export const INVOICES_JOB = 'issue-invoices'

/** Has the invoices of orders issued after the transaction, and the credit notes of their refunds. */
export const queueInvoices = (tx: Queryable, orderIds: readonly string[]): Promise<void> =>
  addJob(tx, INVOICES_JOB, { payload: { orderIds } })
