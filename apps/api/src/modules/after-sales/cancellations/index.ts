/** Cancellation of unshipped items. */
export { cancelOrder } from './cancel-order.ts'
export { canceledFrom, createCancellationJobs } from './cancellation-jobs.ts'
export { createCancellationHandlers } from './cancellations.handlers.ts'
export { isCanceledIfLate } from './cancellations.repository.ts'
