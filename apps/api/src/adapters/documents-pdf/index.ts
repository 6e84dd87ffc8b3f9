import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { createSharedTurns } from '../../platform/sender.ts'
import type { Documents } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import type { DocumentJob } from './document-worker.ts'

/** Maximum number of documents that wait for the one being written. */
const MAX_WAITING = 40
/** Time until an idle worker ends, in milliseconds. */
const IDLE_FOR = 30_000

export { inkOf, lookOf } from './document-look.ts'

export interface PdfDocuments extends Documents {
  close(): Promise<void>
}

/** A document to be written. */
type Job = DocumentJob extends infer J ? (J extends DocumentJob ? Omit<J, 'look'> : never) : never

/**
 * Writes documents as tagged PDF files in a worker, one at a time, since a long one takes seconds of a core. Callers that
 * wait are served in turn. The worker starts with the first document and ends when it is idle.
 *
 * @param lookNow describes the marketplace for the next document
 */
export function createPdfDocuments(lookNow: () => Promise<DocumentLook>): PdfDocuments {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('document-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_FOR,
  })
  const inTurn = createSharedTurns(
    { places: 1, waiting: MAX_WAITING },
    'Many documents are being created right now. Try again in a moment.',
  )
  const write = (job: Job): Promise<Buffer> =>
    inTurn(async () => Buffer.from((await pool.run({ ...job, look: await lookNow() })) as Uint8Array))
  return {
    invoice: given => write({ kind: 'invoice', given }),
    feeInvoice: given => write({ kind: 'feeInvoice', given }),
    slips: given => write({ kind: 'slips', given }),
    labels: given => write({ kind: 'labels', given }),
    pickList: given => write({ kind: 'pickList', given }),
    statement: given => write({ kind: 'statement', given }),
    close: () => pool.destroy(),
  }
}
