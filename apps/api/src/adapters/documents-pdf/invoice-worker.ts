import type { Invoice } from '../../ports/documents.ts'
import { writeInvoice } from './invoice.ts'

/** Runs in a thread of its own. */
export default (invoice: Invoice): Promise<Buffer> => writeInvoice(invoice)
