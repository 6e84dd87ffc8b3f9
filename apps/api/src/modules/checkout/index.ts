/** What is about to be bought: its prices, its problems, the pieces held for it, and placing it. */
export { checkouts } from './checkout.schema.ts'
