import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { problem } from '../../platform/problem.ts'
import type { Documents } from '../../ports/documents.ts'

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
    filename: fileURLToPath(new URL('invoice-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_FOR,
  })
  return {
    async invoice(invoice) {
      if (pool.queueSize >= MAX_WAITING)
        throw problem('server.unavailable', {
          detail: 'Many documents are being written at the moment. Please try again in a minute.',
          headers: { 'retry-after': '60' },
        })
      return Buffer.from((await pool.run(invoice)) as Uint8Array)
    },
    close: () => pool.destroy(),
  }
}
