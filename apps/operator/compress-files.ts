import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg)$/

/** Writes each text of the build in brotli and gzip too. The API sends them as they are. */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    for (const name of await readdir(dir, { recursive: true })) {
      if (!TEXT.test(name)) continue
      const file = join(dir, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }
  },
})
