import { setTimeout as sleep } from 'node:timers/promises'
import type { DataDirectory } from './data-directory.ts'
import { findPostmaster, ownerOf } from './postmaster.ts'

/** Time that another owner may take to leave, in milliseconds. */
const OWNER_PATIENCE = 5_000

export const inUse = (home: string, pid: number | null) =>
  new Error(
    `The data in ${home} is in use by another Stoa (process ${pid}). Stop that one, or let STOA_DATA_HOME name another folder.`,
  )

/** A run that is just ending may still hold the folder for a moment. */
export async function awaitOwner(
  directory: DataDirectory,
  home: string,
  log: (line: string) => void,
): Promise<void> {
  const end = Date.now() + OWNER_PATIENCE
  for (let told = false; ; told = true) {
    const pid = await ownerOf(directory.home)
    if (pid === null || pid === process.pid || !(await findPostmaster(directory.data))) return
    if (Date.now() > end) throw inUse(home, pid)
    if (!told) log(`the data is in use by process ${pid}; waiting a moment, in case it is just ending`)
    await sleep(100)
  }
}
