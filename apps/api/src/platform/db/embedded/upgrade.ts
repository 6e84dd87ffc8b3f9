import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readPassword, upgradedData } from './cluster.ts'
import { addressOf } from './connect.ts'
import { type DataDirectory, resolveDataDirectory } from './data-directory.ts'
import { type EmbeddedDatabase, startEmbedded } from './index.ts'
import { majorOfData, majorOfPrograms } from './major.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { adoptOrStart } from './server.ts'

export interface OlderData {
  /** Actual folder of the data. */
  home: string
  from: number
  to: number
  /**
   * Starts the server that made it.
   *
   * @param programs the folder that holds its `bin` and `lib`
   */
  start(programs: string, log: (line: string) => void): Promise<{ url: string; stop(): Promise<void> }>
  /** Starts an empty server of our version next to it, which will replace it. */
  startNext(log: (line: string) => void): Promise<EmbeddedDatabase>
  /** Replaces the older data by the new data, whose server has stopped. Returns the folder of the older data. */
  replace(): Promise<string>
}

/** Returns the database of an earlier major version in a data folder, or null if there is none. */
export async function findOlderData(wanted: string): Promise<OlderData | null> {
  const directory = await resolveDataDirectory(wanted)
  const { home, data, native } = directory
  const [from, to] = [await majorOfData(data), await majorOfPrograms(native)]
  if (from === null || from >= to) return null
  const nextHome = join(home, 'postgres.next')
  return {
    home,
    from,
    to,
    start: (programs, log) => startOlder(directory, programs, log),
    async startNext(log) {
      await rm(nextHome, { recursive: true, force: true })
      await rm(upgradedData(data), { recursive: true, force: true })
      const made = await resolveDataDirectory(nextHome)
      // Keeps the older one's password.
      await copyFile(join(home, 'postgres.password'), join(made.home, 'postgres.password'))
      return startEmbedded({ home: nextHome, log })
    },
    async replace() {
      const kept = `${data}.${from}`
      // A name that only a whole one has: should this end between the two moves, the next start does the second.
      await rename(join(nextHome, 'postgres'), upgradedData(data))
      await rename(data, kept)
      await rename(upgradedData(data), data)
      await rm(nextHome, { recursive: true, force: true })
      return kept
    },
  }
}

async function startOlder(directory: DataDirectory, programs: string, log: (line: string) => void) {
  const running = await findPostmaster(directory.data)
  if (running) throw new Error(`The database in ${directory.data} is in use: stop its Stoa first.`)
  const [wanted, found] = [await majorOfData(directory.data), await majorOfPrograms(programs)]
  if (found !== wanted)
    throw new Error(`The programs in ${programs} are of PostgreSQL ${found}, not ${wanted}.`)
  const password = await readPassword(directory)
  const { port, pid } = await adoptOrStart({ ...directory, native: programs }, password, true, log)
  return { url: addressOf(port, password, 'stoa'), stop: () => stopPostmaster(pid) }
}
