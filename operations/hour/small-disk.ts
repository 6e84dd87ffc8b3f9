import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../support/parts.ts'
import { makeFolder, removeFolder, runProgram, type ServerUser } from '../support/servers.ts'

/** A disk of its own that can run full without touching anything else. */
export interface SmallDisk {
  folder: string
  /** Leaves no byte on it. */
  fill(): void
  /** Deletes what `fill` wrote. */
  free(): void
  stop(): Promise<void>
}

/** Null if this user may not mount anything: faults that need a small disk are left out then. */
export async function mountSmallDisk(
  name: string,
  megabytes: number,
  user: ServerUser = null,
): Promise<SmallDisk | null> {
  const folder = makeFolder(name)
  const mounted = await runProgram(findProgram('mount') ?? 'mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'stoa-hour',
    folder,
  ]).then(
    () => true,
    () => false,
  )
  if (!mounted) {
    removeFolder(folder)
    return null
  }
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const files: string[] = []
  const add = (bytes: number) => {
    const file = join(folder, `filler-${randomUUID()}`)
    files.push(file)
    writeFileSync(file, Buffer.alloc(bytes, 1))
  }
  return {
    folder,
    fill() {
      // A file that does not fit is left behind as far as it went.
      for (let bytes = 64 * 2 ** 20; bytes >= 1; )
        try {
          add(bytes)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          bytes = Math.floor(bytes / 16)
        }
    },
    free() {
      for (const file of files.splice(0)) rmSync(file, { force: true })
    },
    async stop() {
      await runProgram(findProgram('umount') ?? 'umount', ['-l', folder])
      removeFolder(folder)
    },
  }
}
