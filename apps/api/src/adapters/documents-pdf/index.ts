import type { Documents } from '../../ports/documents.ts'
import { writeInvoice } from './invoice.ts'

/** Documents as tagged PDF files, written by this process. */
export const createPdfDocuments = (): Documents => ({ invoice: writeInvoice })
