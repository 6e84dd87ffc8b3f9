import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_IN_MS = 86_400_000
/** A page may stay open for as long after the last process of its version has ended. */
const KEPT_FOR_DAYS = 14

/**
 * Puts the built files of this version into a folder that the storefronts of a shop share, and removes those that no
 * running version has had for two weeks. A name has its content's hash: a file that is there is the right one.
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
    // Beside and renamed: another process may serve it as soon as it is there.
    const fresh = join(shared, `.${randomUUID()}`)
    await copyFile(join(built, name), fresh)
    await rename(fresh, file)
  }
  for (const name of await readdir(shared)) {
    const file = join(shared, name)
    // Another process may have removed it.
    const age = await stat(file).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    )
    if (age > KEPT_FOR_DAYS * DAY_IN_MS) await rm(file, { force: true })
  }
}

/** Shares them now, and says every day that they are in use, until it is stopped. */
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
