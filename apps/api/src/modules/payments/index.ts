/** Paying for a checkout: attempts, the provider, refunds. */
export { payments } from './payments.schema.ts'
