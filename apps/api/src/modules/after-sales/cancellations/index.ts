/** What is canceled of an order before it is shipped. */
export { cancelOrder } from './cancel-order.ts'
export { createCancellationJobs } from './cancellation-jobs.ts'
export { createCancellationHandlers } from './cancellations.handlers.ts'
