import type pg from 'pg'
import type { MediaStore } from '../../ports/media.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { StoreFacts } from './format.ts'
import { formatBytes, type Progress } from './progress.ts'

/** Files that rows point at. */
export interface BackupStore {
  /** Folder of the store in the archive. */
  name: string
  store: MediaStore
  /** Prefix of the store's keys in a backup, before a slash. */
  prefix: string
  /** Query that returns, as `key`, those of the keys in `$1` to which a row refers. */
  pointedAt: string
  /** Leaves the files out of the backup. */
  isLeftOut?: boolean
}

const AT_ONCE = 500

/** Copies the files of the snapshot's rows. Skips files that were deleted since, like the marketplace. */
export async function writeStore(
  client: pg.Client,
  archive: ArchiveWriter,
  { name, store, prefix, pointedAt }: BackupStore,
  progress: Progress,
): Promise<StoreFacts> {
  const facts = { count: 0, bytes: 0 }
  for await (const keys of inBatches(store.list(prefix))) {
    const { rows } = await client.query<{ key: string }>(pointedAt, [keys])
    for (const { key } of rows) {
      const file = await store.open(key)
      if (!file) continue
      await archive.add(`${name}/${key}`, file.bytes, file.content)
      facts.count++
      facts.bytes += file.bytes
      progress(() => `${name}: ${facts.count} files, ${formatBytes(facts.bytes)}`)
    }
  }
  return facts
}

async function* inBatches(files: AsyncIterable<{ key: string }>): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const { key } of files) {
    keys.push(key)
    if (keys.length < AT_ONCE) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
