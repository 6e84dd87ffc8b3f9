import { Readable } from 'node:stream'
import { readParts } from './archive-reader.ts'
import { formatBytes, type Progress } from './progress.ts'
import type { BackupStore } from './stores.ts'

/**
 * Brings the files of an archive into their stores. Where that fails, those that were written are removed again.
 */
export async function restoreStores(
  file: string,
  stores: readonly BackupStore[],
  progress: Progress,
): Promise<void> {
  let written = 0
  try {
    await each(file, stores, async ({ store }, key, bytes, content) => {
      await store.write(key, { bytes, content: Readable.from(content) }, 'application/octet-stream')
      written++
      progress(() => `files: ${written} written, ${formatBytes(bytes)} the last`)
      return true
    })
  } catch (error) {
    await each(file, stores, async ({ store }, key) => {
      if (written-- <= 0) return false
      await store.remove(key)
      return true
    }).catch(() => undefined)
    throw error
  }
}

/** Does something with each file of the archive, in its order, for as long as the answer is true. */
async function each(
  file: string,
  stores: readonly BackupStore[],
  work: (store: BackupStore, key: string, bytes: number, content: AsyncIterable<Buffer>) => Promise<boolean>,
): Promise<void> {
  for await (const { name, bytes, content } of readParts(file)) {
    const store = stores.find(one => name.startsWith(`${one.name}/`))
    if (store && !(await work(store, name.slice(store.name.length + 1), bytes, content))) return
  }
}
