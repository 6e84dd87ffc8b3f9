import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrivateFiles } from '../ports/files.ts'

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** Private files in one folder. */
export function createDiskFiles(folder: string): PrivateFiles {
  const fileOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new RangeError(`“${key}” is no key of a private file`)
    return join(folder, key)
  }
  return {
    async keep(key, path) {
      const file = fileOf(key)
      const fresh = `${file}.part`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      try {
        await copyFile(path, fresh)
        await rename(fresh, file)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
    },
    async withFile(key, work) {
      const file = fileOf(key)
      const isThere = await stat(file).then(
        found => found.isFile(),
        () => false,
      )
      return isThere ? work(file) : null
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}
