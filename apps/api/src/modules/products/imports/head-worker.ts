import { parentPort, workerData } from 'node:worker_threads'
import { lowerThread } from '../../../platform/low-priority.ts'
import { UnreadableFile } from './csv-rows.ts'
import type { Encoding } from './file-shape.ts'
import { readFileHead } from './read-head.ts'

lowerThread()
const { path, encoding } = workerData as { path: string; encoding?: Encoding }

/** Reads the head of a file in a worker thread, and sends it or the reason why it can't. */
try {
  parentPort?.postMessage({ head: await readFileHead(path, encoding) })
} catch (error) {
  const failure = String(error instanceof Error ? error.message : error)
  parentPort?.postMessage({ failure, isOfFile: error instanceof UnreadableFile })
}
