import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readParts } from './archive-reader.ts'
import { TOKEN_KEY } from './format.ts'

/** Returns the key that signed the sessions of the backup; null if the file does not contain it. */
export async function readTokenKey(file: string): Promise<Buffer | null> {
  for await (const { name, content } of readParts(file)) if (name === TOKEN_KEY) return await buffer(content)
  return null
}

/** Puts it into the data folder. One of an empty marketplace signed nothing. */
export async function writeTokenKey(key: Buffer, dataDir: string): Promise<void> {
  const file = join(dataDir, TOKEN_KEY)
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.part`, key, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
