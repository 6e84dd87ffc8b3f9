import { randomBytes } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type MediaStore, requireKey } from '../ports/media.ts'

export interface DiskStoreOptions {
  /** Whether other users of this machine are kept from its folders. */
  isPrivate?: boolean
}

/** A file that is being written has this in its name, and is no file of the store yet. */
const FRESH = /\.[0-9a-f]{12}\.part$/

/** A media store in one folder. */
export function createDiskStore(folder: string, { isPrivate = false }: DiskStoreOptions = {}): MediaStore {
  const fileOf = (key: string) => join(folder, requireKey(key))
  return {
    read: async key => readFile(fileOf(key)).catch(nullWhereMissing),

    async open(key) {
      const file = await open(fileOf(key)).catch(nullWhereMissing)
      return file && { bytes: await sizeOf(file), content: file.createReadStream() }
    },

    async write(key, content) {
      const file = fileOf(key)
      const fresh = `${file}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) })
      try {
        await writeFile(fresh, Buffer.isBuffer(content) ? content : content.content)
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

    async *list(key) {
      yield* filesIn(fileOf(key), key)
    },
  }
}

async function* filesIn(folder: string, key: string): AsyncGenerator<{ key: string; bytes: number }> {
  const found = (await readdir(folder, { withFileTypes: true }).catch(nullWhereMissing)) ?? []
  for (const entry of found) {
    const [path, below] = [join(folder, entry.name), `${key}/${entry.name}`]
    if (entry.isDirectory()) yield* filesIn(path, below)
    else if (!FRESH.test(entry.name)) {
      const file = await stat(path).catch(nullWhereMissing)
      if (file) yield { key: below, bytes: file.size }
    }
  }
}

async function sizeOf(file: FileHandle): Promise<number> {
  try {
    return (await file.stat()).size
  } catch (error) {
    await file.close()
    throw error
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
