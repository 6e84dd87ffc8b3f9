/** Tax that prices include: rates, registrations of shops, and what an order and its refunds contain. */
export { appliedTax } from './applied-tax.ts'
export { applyRates, compareRates } from './change-rates.ts'
export { deregister, RegistrationRefused, register } from './change-registrations.ts'
export { readRates, writeRates } from './rate-file.ts'
export { findRates, findTaxCategories, writeTaxCategory } from './rates.repository.ts'
export { type RefundableTaxLine, refundTax } from './refund-tax.ts'
export { findRegistrations } from './registrations.repository.ts'
export { type TaxLine, type TaxSum, taxOf, taxSums, totalTax } from './tax-of.ts'
