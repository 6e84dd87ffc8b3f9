import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret of any length as a key. */
export const tokenKeyOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()

/** The key that tokens are signed with: of the environment, or a random one that the data folder keeps. */
export async function loadTokenKey(dataDir: string, secret: string | null): Promise<Uint8Array> {
  if (secret) return tokenKeyOf(secret)
  const file = join(dataDir, 'token.key')
  const read = () => readFile(file, 'utf8').then(text => Buffer.from(text.trim(), 'base64url'))
  const kept = await read().catch(() => null)
  if (kept?.length === 32) return kept
  await mkdir(dataDir, { recursive: true })
  // `wx`: if two processes start at once, the second reads the key that the first wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(error => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  return read()
}
