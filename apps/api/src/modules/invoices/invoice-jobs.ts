import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { INVOICES_JOB } from '../orders/index.ts'
import { issueInvoices } from './issue-invoices.ts'

/** Creates the job that issues invoices after an order is placed, and credit notes after a refund has succeeded. */
export const createInvoiceJob = ({ db, clock, market }: Pick<Deps, 'db' | 'clock' | 'market'>): Job => ({
  name: INVOICES_JOB,
  async work({ orderIds = [] }: { orderIds?: readonly string[] }) {
    const { timeZone } = market.settings
    for (const id of orderIds) await inTx(db, tx => issueInvoices(tx, id, { now: clock.now(), timeZone }))
  },
})
