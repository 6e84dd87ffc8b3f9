import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from '../ports/media.ts'

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** A media store in one folder. */
export function createDiskStore(folder: string): MediaStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new RangeError(`“${key}” is no key of a media store`)
    return join(folder, key)
  }
  return {
    async read(key) {
      return readFile(fileOf(key)).catch(error => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    async write(key, bytes) {
      const file = fileOf(key)
      const fresh = `${file}.${randomBytes(6).toString('hex')}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(fresh, bytes)
        await rename(fresh, file)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
    async removeAll(key) {
      await rm(fileOf(key), { force: true, recursive: true })
    },
  }
}
