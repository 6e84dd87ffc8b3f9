import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { problem } from '../../platform/problem.ts'
import type { Documents } from '../../ports/documents.ts'
import type { DocumentJob } from './document-worker.ts'

/** Documents that may wait for the one that is being written. */
const MAX_WAITING = 20
/** How long a worker without work stays; milliseconds. */
const IDLE_FOR = 30_000

export interface PdfDocuments extends Documents {
  close(): Promise<void>
}

/**
 * Documents as tagged PDF files. They are written beside the process's other work, one at a time: a long one takes
 * seconds of a core. The worker begins with the first document and ends when there is nothing to write.
 */
export function createPdfDocuments(): PdfDocuments {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('document-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_FOR,
  })
  const write = async (job: DocumentJob): Promise<Buffer> => {
    if (pool.queueSize >= MAX_WAITING)
      throw problem('server.unavailable', {
        detail: 'Many documents are being written at the moment. Please try again in a minute.',
        headers: { 'retry-after': '60' },
      })
    return Buffer.from((await pool.run(job)) as Uint8Array)
  }
  return {
    invoice: given => write({ kind: 'invoice', given }),
    slips: given => write({ kind: 'slips', given }),
    labels: given => write({ kind: 'labels', given }),
    pickList: given => write({ kind: 'pickList', given }),
    statement: given => write({ kind: 'statement', given }),
    close: () => pool.destroy(),
  }
}
