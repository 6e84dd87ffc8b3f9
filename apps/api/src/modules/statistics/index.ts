/** What a shop's figures are made of, and how often its products are seen. */
export { createStatisticsHandlers } from './statistics.handlers.ts'
export { createViewCounter } from './views/view-counter.ts'
