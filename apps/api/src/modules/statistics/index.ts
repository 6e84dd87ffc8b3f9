/** Figures of a shop, and counts of views of its products. */
export { createStatisticsHandlers } from './statistics.handlers.ts'
export { createViewCounter } from './views/view-counter.ts'
