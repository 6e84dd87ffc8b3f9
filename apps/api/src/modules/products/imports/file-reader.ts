import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from './csv-rows.ts'
import { SMALL } from './head-reader.ts'
import { hearWorker, READER_LIMITS } from './hear-worker.ts'
import { type FileToRead, type ReadBatch, readFile } from './read-file.ts'

interface Answer {
  batch?: ReadBatch | null
  failure?: string
  isOfFile?: boolean
}

/**
 * Reads a product file in batches of entries, in its own thread: parsing cells and cleaning descriptions is heavy and
 * would block other requests. The next batch is read when it is asked for.
 *
 * @throws UnreadableFile with a message for the person who sent the file
 */
export async function* readFileAside(file: FileToRead): AsyncGenerator<ReadBatch> {
  if ((await stat(file.path)).size < SMALL) {
    yield* readFile(file)
    return
  }
  const worker = new Worker(new URL('file-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: READER_LIMITS,
  })
  try {
    for (;;) {
      worker.postMessage('next')
      const { batch, failure, isOfFile } = await hearWorker<Answer>(worker)
      if (failure !== undefined) throw isOfFile ? new UnreadableFile(failure) : new Error(failure)
      if (!batch) return
      yield batch
    }
  } finally {
    await worker.terminate()
  }
}
