/** Tax that prices include: rates, registrations of shops, and what an order and its refunds contain. */
export { appliedTax } from './applied-tax.ts'
export { applyRates, type ChangedRate, compareRates, type RateChanges } from './change-rates.ts'
export { deregister, RegistrationRefused, register, verify } from './change-registrations.ts'
export {
  includedTaxes,
  nameOfIncluded,
  type RateSum,
  rateSums,
  viewIncludedTaxes,
} from './included-taxes.ts'
export { type NamedTaxNumbers, namedTaxNumbers } from './named-tax-numbers.ts'
export {
  type FileRate,
  keyOf,
  type RateProblem,
  type RateRow,
  rateInFile,
  ratesOf,
  readRateRows,
  readRates,
  writeRates,
} from './rate-file.ts'
export {
  findRates,
  findTaxCategories,
  lockRates,
  lockTaxCategories,
  type TaxCategory,
  type TaxRateRow,
  writeTaxCategories,
} from './rates.repository.ts'
export { type RefundableTaxLine, type RefundTaxLine, refundTax } from './refund-tax.ts'
export { countShopsTaxedIn, findRegistrations } from './registrations.repository.ts'
export { isReverseCharged, type TaxRecipient } from './reverse-charge.ts'
export { createTaxHandlers } from './tax.handlers.ts'
export { isInEu } from './tax-areas.ts'
export { includedTax, type TaxLine, type TaxSum, taxOf, taxSums, totalTax } from './tax-of.ts'
