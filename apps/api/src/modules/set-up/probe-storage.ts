import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrivateFiles } from '../../ports/files.ts'

/** Whether the store of files keeps a small file and gives it back. */
export async function isStorageWorking(files: PrivateFiles): Promise<boolean> {
  const name = `set-up-${randomUUID()}`
  const [key, path] = [`probes/${name}`, join(tmpdir(), name)]
  try {
    await writeFile(path, 'kept')
    await files.keep(key, path)
    const opened = await files.open(key)
    await opened?.release()
    await files.remove(key)
    return opened !== null
  } catch {
    return false
  } finally {
    await rm(path, { force: true })
  }
}
