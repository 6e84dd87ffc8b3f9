import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { lowerThread } from '../../../platform/low-priority.ts'
import { UnreadableFile } from './csv-rows.ts'
import { type FileToRead, readFile } from './read-file.ts'
import { MissingColumns } from './shopify-columns.ts'

lowerThread()
/** Reads a file in a worker thread: each message asks for the next batch. */
const port = parentPort as MessagePort
const batches = readFile(workerData as FileToRead)

port.on('message', async () => {
  try {
    const { value, done } = await batches.next()
    port.postMessage({ batch: done ? null : value })
  } catch (error) {
    const isOfFile = error instanceof UnreadableFile || error instanceof MissingColumns
    port.postMessage({ failure: String(error instanceof Error ? error.message : error), isOfFile })
  }
})
