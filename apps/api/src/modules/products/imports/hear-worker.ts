import { once } from 'node:events'
import type { ResourceLimits, Worker } from 'node:worker_threads'
import { UnreadableFile } from './csv-rows.ts'

/** Limits of a thread that reads a file, so that no file takes the memory of the whole process. */
export const READER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 }

/** Returns the next message of a thread that reads a file. @throws UnreadableFile if the file takes too much memory */
export async function hearWorker<T>(worker: Worker, signal?: AbortSignal): Promise<T> {
  const [message] = await once(worker, 'message', { ...(signal && { signal }) }).catch(cause => {
    if (cause?.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw cause
    throw new UnreadableFile('The file takes too much memory to read. Upload it in parts.', { cause })
  })
  return message as T
}
