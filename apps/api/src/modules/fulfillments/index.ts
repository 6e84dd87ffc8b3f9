/** Parcels: an order on its way from the shop to its buyer. */
export { completeOrder } from './complete-order.ts'
export { confirmOrder } from './confirm-order.ts'
export { createFulfillmentJobs } from './fulfillment-jobs.ts'
export { createFulfillmentHandlers } from './fulfillments.handlers.ts'
export { createFulfillment, unpackSurplus } from './pack-parcel.ts'
export { deliverFulfillment, shipFulfillment } from './send-parcel.ts'
