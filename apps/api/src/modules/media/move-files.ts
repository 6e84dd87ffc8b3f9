import type { MediaStore } from '../../ports/media.ts'

export interface MoveReport {
  /** Copied by this call. */
  copied: number
  bytes: number
  /** Number of files that already existed with the same size. */
  present: number
  /** Number of files removed from the source. */
  removed: number
}

export interface MoveOptions {
  /** Whether to remove each file from the source once it has been copied. */
  remove: boolean
  progress?: (report: MoveReport) => void
}

/** Number of concurrent copies. A remote bucket handles many as fast as one. */
const AT_ONCE = 4

/**
 * Copies the files below a key from one store to another. Files that exist there with the same size are skipped.
 * Stores write a file completely or not at all, so an interrupted move can be repeated.
 */
export async function moveFiles(
  { from, to, key }: { from: MediaStore; to: MediaStore; key: string },
  { remove, progress = () => undefined }: MoveOptions,
): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, bytes: 0, present: 0, removed: 0 }
  const there = new Map<string, number>()
  for await (const file of to.list(key)) there.set(file.key, file.bytes)

  async function moveOne(file: { key: string; bytes: number }): Promise<void> {
    if (there.get(file.key) === file.bytes) report.present += 1
    else {
      const opened = await from.open(file.key)
      // It was removed since it was listed.
      if (!opened) return
      await to.write(file.key, opened, contentTypeOf(file.key))
      report.copied += 1
      report.bytes += opened.bytes
    }
    if (remove) {
      await from.remove(file.key)
      report.removed += 1
    }
    progress(report)
  }

  const files = from.list(key)[Symbol.asyncIterator]()
  // Workers share one iterator: the listing is never in memory as a whole.
  const broken: unknown[] = []
  const work = async () => {
    for (let next = await files.next(); !next.done && broken.length === 0; next = await files.next())
      await moveOne(next.value).catch(error => broken.push(error))
  }
  // Fails only after all copies have ended.
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (broken.length > 0) throw broken[0]
  return report
}

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const contentTypeOf = (key: string): string =>
  TYPES[/\.(\w+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream'
