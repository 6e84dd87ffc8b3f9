import { Readable } from 'node:stream'
import { readParts } from './archive-reader.ts'
import { formatBytes, type Progress } from './progress.ts'
import type { BackupStore } from './stores.ts'

/** A file under the name that it has in the archive. */
interface StoredFile {
  name: string
  key: string
  store: BackupStore['store']
}

/**
 * Restores the files of an archive into their stores. Skips a file that exists with the same size, since a key is
 * used for one file only. On failure, or if `signal` aborts, removes the files that it added.
 */
export async function restoreStores(
  file: string,
  stores: readonly BackupStore[],
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const there = await findFiles(stores)
  const created: StoredFile[] = []
  let done = 0
  try {
    for await (const { name, bytes, content } of readParts(file)) {
      const found = stores.find(one => name.startsWith(`${one.name}/`))
      if (!found) continue
      signal.throwIfAborted()
      progress(() => `files: ${done} done, ${formatBytes(bytes)} the next`)
      const { store } = found
      const key = name.slice(found.name.length + 1)
      // Noted before writing, because a failed write may have succeeded.
      if (!there.has(name)) created.push({ name, key, store })
      if (there.get(name) !== bytes)
        await store.write(key, { bytes, content: Readable.from(content) }, 'application/octet-stream')
      done++
    }
  } catch (error) {
    throw await takeBack(created, error, progress)
  }
}

/** Returns the size of each file of the stores, by its name in an archive. */
async function findFiles(stores: readonly BackupStore[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { name, store, prefix } of stores)
    for await (const { key, bytes } of store.list(prefix)) found.set(`${name}/${key}`, bytes)
  return found
}

/**
 * Removes restored files after an error. Returns the error, or one with it as its cause that names the files that
 * couldn't be removed.
 */
async function takeBack(
  created: readonly StoredFile[],
  error: unknown,
  progress: Progress,
): Promise<unknown> {
  const left: string[] = []
  for (const { name, key, store } of created) {
    progress(() => `removing what was written: ${name}`)
    await store.remove(key).catch(() => left.push(name))
  }
  if (left.length === 0) return error
  const files = left.length === 1 ? '1 file' : `${left.length} files`
  const some = left.slice(0, 5).join(', ') + (left.length > 5 ? ` and ${left.length - 5} more` : '')
  return new Error(
    `The restore broke off, and ${files} that it had begun to write could not be removed: ${some}. Nothing points at them. Restore again, which goes on with them, or remove them by hand.`,
    { cause: error },
  )
}
