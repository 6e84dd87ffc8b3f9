import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PrivateFiles } from '../ports/files.ts'
import type { MediaStore } from '../ports/media.ts'

/** Private files in a store of their own, which no address leads to. */
export const createStoredFiles = (store: MediaStore): PrivateFiles => ({
  async keep(key, path) {
    const { size } = await stat(path)
    await store.write(key, { bytes: size, content: createReadStream(path) }, 'application/octet-stream')
  },

  async open(key) {
    const found = await store.open(key)
    if (!found) return null
    const folder = await mkdtemp(join(tmpdir(), 'stoa-file-'))
    const release = () => rm(folder, { recursive: true, force: true })
    try {
      const path = join(folder, 'content')
      await pipeline(found.content, createWriteStream(path, { mode: 0o600 }))
      return { path, release }
    } catch (error) {
      found.content.destroy()
      await release()
      throw error
    }
  },

  remove: key => store.remove(key),
})
