/** Invoices and credit notes: numbers without gaps, and documents that never change. */
export { createInvoiceJob } from './invoice-jobs.ts'
export { createInvoiceHandlers } from './invoices.handlers.ts'
