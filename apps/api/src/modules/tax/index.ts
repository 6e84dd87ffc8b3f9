/** Tax that prices include: which rate applies to a line, and what an order and its refunds contain of it. */
export { appliedTax } from './applied-tax.ts'
export { type RefundableTaxLine, type RefundTaxLine, refundTax } from './refund-tax.ts'
export { includedTax, type TaxLine, type TaxSum, taxOf, taxSums, totalTax } from './tax-of.ts'
