import { followShops } from '../platform/db/shop-words.ts'
import type { Deps } from '../platform/deps.ts'
import { DAY } from '../platform/durations.ts'
import { sweepIdempotencyKeys } from '../platform/idempotency/idempotency.repository.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { sweepRateCounts } from '../platform/rate-limits/count-call.repository.ts'
import { createAfterSalesJobs, sweepLabels } from './after-sales/index.ts'
import { createKnownDevices, createSessionService } from './auth/index.ts'
import { countSales } from './catalog/index.ts'
import { createDailyEmailJobs, sweepOrderReminders } from './daily-emails/index.ts'
import { sweepDownloads } from './downloads/index.ts'
import { createFulfillmentJobs } from './fulfillments/index.ts'
import { createFeeInvoiceJob, createInvoiceJob, expireInvoices } from './invoices/index.ts'
import { createSendEmailJob, createWakeEmailsJob, type Delivery, sweepEmails } from './mail/index.ts'
import { createDaysJob } from './market-days/index.ts'
import { sweepOperatorSessions } from './operators/index.ts'
import { clearAddressesOfDeletedAccounts, queueMissingInvoices } from './orders/index.ts'
import { createPaymentJobs, sweepWebhooks } from './payments/index.ts'
import { createBatchJob, queueUnpreparedBatches } from './payouts/index.ts'
import { createRunJobs, createSaleJobs } from './products/index.ts'
import { removeReporters } from './reports/index.ts'
import { createSecondFactors } from './second-factor/index.ts'
import { createEndJob, createPauseJob } from './shops/index.ts'
import { createWishJobs } from './wish-list/index.ts'
import { createWithdrawalJobs } from './withdrawals/index.ts'

/**
 * Creates all jobs, which run without a request.
 *
 * @param delivery null if this process doesn't deliver emails; they wait for one that does
 */
export function createJobs(deps: Deps, delivery: Delivery | null): Job[] {
  const { db, clock, media, market } = deps
  const sessions = createSessionService(deps)
  return [
    ...(delivery ? [createSendEmailJob(deps, delivery)] : []),
    createWakeEmailsJob(deps),
    ...createPaymentJobs(deps),
    createInvoiceJob(deps),
    createFeeInvoiceJob(deps),
    createBatchJob(deps),
    createDaysJob(deps),
    ...createFulfillmentJobs(deps),
    ...createAfterSalesJobs(deps),
    ...createWithdrawalJobs(deps),
    ...createRunJobs(deps),
    createPauseJob(deps),
    createEndJob(deps),
    ...createSaleJobs(deps),
    ...createWishJobs(deps),
    ...createDailyEmailJobs(deps),
    // A large shop takes several turns, so that no turn meets the next.
    { name: 'follow-shops', at: '* * * * *', work: () => followShops(db, 2_000) },
    { name: 'count-sales', at: '40 3 * * *', work: () => countSales(db, clock.now()) },
    {
      name: 'sweep',
      at: '17 * * * *',
      async work() {
        const now = clock.now()
        await sweepIdempotencyKeys(db, now)
        await sessions.sweep()
        await sweepOperatorSessions(db, now)
        await createKnownDevices(deps).sweep()
        await createSecondFactors(deps).sweep()
        await sweepDownloads(db, now)
        await sweepLabels(deps, now)
        await sweepEmails(db, now)
        await sweepOrderReminders(db, now)
        await removeReporters(db, new Date(now.getTime() - 365 * DAY))
        await sweepRateCounts(db, now)
        await sweepWebhooks(db, now)
        await media.removeUnused(now)
        await queueMissingInvoices(db)
        await queueUnpreparedBatches(db)
        await clearAddressesOfDeletedAccounts(db)
        await expireInvoices(db, market.settings.retentionYears, now)
      },
    },
  ]
}
