import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readParts } from './archive-reader.ts'
import { TOKEN_KEY } from './format.ts'

/** Puts the key that signed the sessions of the backup into the data folder. One of an empty marketplace signed none. */
export async function restoreTokenKey(file: string, dataDir: string): Promise<void> {
  for await (const { name, content } of readParts(file)) {
    if (name !== TOKEN_KEY) continue
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    const key = join(dataDir, TOKEN_KEY)
    await mkdir(dataDir, { recursive: true })
    await writeFile(`${key}.part`, Buffer.concat(chunks), { mode: 0o600 })
    await rename(`${key}.part`, key)
  }
}
