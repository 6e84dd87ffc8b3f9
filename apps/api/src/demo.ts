/**
 * The one door from the source to the demo marketplace, which stands outside of it. The processes and the commands
 * come by here; no module does.
 */
export { DEMO_PICTURES } from '../seed/demo-pictures.ts'
export { createDemoOrders } from '../seed/orders/job.ts'
export { seedDemo } from '../seed/seed.ts'
export { warnOfDemoAccounts } from '../seed/warn-of-demo-accounts.ts'
