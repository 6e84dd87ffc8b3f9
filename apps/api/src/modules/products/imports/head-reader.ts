import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { createSharedTurns } from '../../../platform/sender.ts'
import { UnreadableFile } from './csv-rows.ts'
import type { Encoding } from './file-shape.ts'
import { hearWorker, READER_LIMITS } from './hear-worker.ts'
import { type FileHead, readFileHead, refuseEndlessLine } from './read-head.ts'

/** Size of a file that is read sooner than a thread begins, in bytes. */
export const SMALL = 200_000
/** Time limit for the head of a file, in milliseconds. Usual ones take a fraction of a second. */
const MAX_MS = 20_000

const inTurn = createSharedTurns(
  { places: 1, waiting: 64 },
  'Many files are being read right now. Try again in a moment.',
)

interface Answer {
  head?: FileHead
  failure?: string
  isOfFile?: boolean
}

/**
 * Reads the head of a file in its own thread, one file at a time. Even the first rows may be large, and would block
 * other requests.
 *
 * @param encoding encoding that its sender has chosen; detected by default
 * @throws UnreadableFile with a message for the person who sent the file
 */
export async function readFileHeadAside(path: string, encoding?: Encoding): Promise<FileHead> {
  if ((await stat(path)).size < SMALL) return readFileHead(path, encoding)
  // A thread is not worth beginning for it.
  await refuseEndlessLine(path)
  return inTurn(() => readInThread(path, encoding))
}

async function readInThread(path: string, encoding?: Encoding): Promise<FileHead> {
  const worker = new Worker(new URL('head-worker.ts', import.meta.url), {
    workerData: { path, encoding },
    resourceLimits: READER_LIMITS,
  })
  try {
    const signal = AbortSignal.timeout(MAX_MS)
    const { head, failure, isOfFile } = await hearWorker<Answer>(worker, signal).catch(cause => {
      if (!signal.aborted) throw cause
      throw new UnreadableFile(
        'The first rows of the file take too long to read. Check that they are rows of products.',
      )
    })
    if (head) return head
    throw isOfFile ? new UnreadableFile(failure) : new Error(failure)
  } finally {
    await worker.terminate()
  }
}
