/** Invoices and credit notes: numbers without gaps, and documents that never change. */

export { expireInvoices } from './expire-invoices.repository.ts'
export { createFeeInvoiceHandlers } from './fee-invoices.handlers.ts'
export { createInvoiceJob } from './invoice-jobs.ts'
export { invoiceNumber } from './invoice-number.sql.ts'
export { createInvoiceHandlers } from './invoices.handlers.ts'
export { createFeeInvoiceJob } from './issue-fees.ts'
