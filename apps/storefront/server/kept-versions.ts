import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of one version, such as `0.1.0`. */
const VERSION = /^\d+\.\d+\.\d+/

const readList = (folder: string): Promise<string> =>
  readFile(join(folder, 'integrity.json'), 'utf8').catch(() => '')

/**
 * Copies the elements of this version into a folder that outlives it, for pages that pin the version. A version that is
 * there already stays as it is.
 *
 * @param built folder with a folder for each version
 * @param kept folder that all storefront processes share
 * @returns versions whose kept files aren't those of this build
 */
export async function keepVersions(built: string, kept: string): Promise<string[]> {
  await mkdir(kept, { recursive: true })
  const present = await readdir(kept)
  const others: string[] = []
  for (const version of (await readdir(built)).filter(name => VERSION.test(name))) {
    const [from, to] = [join(built, version), join(kept, version)]
    if (!present.includes(version)) await copyWhole(from, to)
    if ((await readList(from)) !== (await readList(to))) others.push(version)
  }
  return others
}

/** Renames the copy once it is complete, because another process may serve the folder as soon as it exists. */
async function copyWhole(from: string, to: string): Promise<void> {
  const fresh = join(to, `../.${randomUUID()}`)
  await cp(from, fresh, { recursive: true })
  // Fails if another process was faster.
  await rename(fresh, to).catch(() => rm(fresh, { recursive: true }))
}
