import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_IN_MS = 86_400_000
/** Days for which files are kept after the last process of their version has ended, for pages that are still open. */
const KEPT_FOR_DAYS = 14

/**
 * Copies the built files of this version into a folder that all storefront processes share. Removes files that no running
 * version has used for two weeks. Names contain a hash of the content, so that an existing file is the right one.
 */
export async function shareAssets(built: string, shared: string, now = new Date()): Promise<void> {
  await mkdir(shared, { recursive: true })
  for (const name of await readdir(built)) {
    const file = join(shared, name)
    const isThere = await utimes(file, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    // Copied under another name and renamed, because another process may serve the file as soon as it exists.
    const fresh = join(shared, `.${randomUUID()}`)
    await copyFile(join(built, name), fresh)
    await rename(fresh, file)
  }
  for (const entry of await readdir(shared, { withFileTypes: true })) {
    // Folders hold the files of other paths.
    if (entry.isDirectory()) continue
    const file = join(shared, entry.name)
    // Another process may have removed the file.
    const age = await stat(file).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    )
    if (age > KEPT_FOR_DAYS * DAY_IN_MS) await rm(file, { force: true })
  }
}

/** Shares the files now and marks them as used every day. Returns a function that stops this. */
export async function keepAssetsShared(
  built: string,
  shared: string,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await shareAssets(built, shared)
  const timer = setInterval(() => shareAssets(built, shared).catch(onError), DAY_IN_MS)
  timer.unref()
  return () => clearInterval(timer)
}
