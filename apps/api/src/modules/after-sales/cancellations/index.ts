/** Cancellation of unshipped items. */
export { cancelOrder } from './cancel-order.ts'
export { createCancellationJobs } from './cancellation-jobs.ts'
export { createCancellationHandlers } from './cancellations.handlers.ts'
