/** Steps of an order after the sale. */
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { CommandDeps } from '../orders/index.ts'
import { createCancellationHandlers, createCancellationJobs } from './cancellations/index.ts'
import { createDisputeHandlers } from './disputes/index.ts'
import { createReturnHandlers, createReturnJobs } from './returns/index.ts'
import { createSellerRefundHandlers } from './seller-refunds/index.ts'

export { canceledFrom, cancelOrder, isCanceledIfLate } from './cancellations/index.ts'
export {
  type Decision,
  decideDispute,
  decideReturn,
  findDispute,
  findDisputeFile,
  findUndecided,
  openDispute,
  type ReturnDecision,
  reviewDispute,
} from './disputes/index.ts'
export {
  addLabel,
  approveReturn,
  cancelReturn,
  payOwnPostage,
  receiveReturn,
  rejectReturn,
  requestReturn,
  sendReturn,
  sweepLabels,
  withdrawItems,
} from './returns/index.ts'
export { refundByShop } from './seller-refunds/index.ts'

type AfterSalesHandlers = ReturnType<typeof createCancellationHandlers> &
  ReturnType<typeof createReturnHandlers> &
  ReturnType<typeof createDisputeHandlers> &
  ReturnType<typeof createSellerRefundHandlers>

export const createAfterSalesHandlers = (deps: CommandDeps & Pick<Deps, 'files'>): AfterSalesHandlers => ({
  ...createCancellationHandlers(deps),
  ...createReturnHandlers(deps),
  ...createDisputeHandlers(deps),
  ...createSellerRefundHandlers(deps),
})

export const createAfterSalesJobs = (deps: CommandDeps): Job[] => [
  ...createCancellationJobs(deps),
  ...createReturnJobs(deps),
]
