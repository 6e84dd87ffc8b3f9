import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { publishProducts, turnSales } from './due-products.repository.ts'

/** Planned sales begin and end, and drafts become active, to the minute. */
export const createSaleJobs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job[] => [
  { name: 'turn-sales', at: '* * * * *', work: () => turnSales(db, clock.now()) },
  { name: 'publish-products', at: '* * * * *', work: () => publishProducts(db, clock.now()) },
]
