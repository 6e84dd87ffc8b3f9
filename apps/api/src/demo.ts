/**
 * The only module that exports the demo marketplace, which is outside the source. Processes and commands import it;
 * modules don't.
 */
export { DEMO_PICTURES } from '../seed/demo-pictures.ts'
export { createDemoOrders } from '../seed/orders/job.ts'
export { refuseOperatorsDatabase } from '../seed/refuse-operators-database.ts'
export { seedDemo } from '../seed/seed.ts'
export { warnOfDemoAccounts } from '../seed/warn-of-demo-accounts.ts'
