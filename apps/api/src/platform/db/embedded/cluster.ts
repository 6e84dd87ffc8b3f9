import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DataDirectory, resolveDataDirectory } from './data-directory.ts'
import { childEnvironment } from './environment.ts'
import { requireSameMajor } from './major.ts'

const run = promisify(execFile)
export const USER = 'stoa'

/** Error if no database exists and none may be created. */
export class NoDatabaseError extends Error {
  constructor(home: string) {
    super(
      `DATABASE_URL is not set, and there is no database in ${home}. Set DATABASE_URL or DATABASE_URL_FILE as the API ` +
        'has it; for an embedded database name its folder by STOA_DATA_HOME, and start the API once to make it.',
    )
  }
}

/**
 * Returns the folder of the database, created if necessary unless it must exist, and its password.
 *
 * @throws an error for people if the folder cannot be used
 */
export async function prepareCluster(home: string, mustExist: boolean, log: (line: string) => void) {
  try {
    return await prepare(home, mustExist, log)
  } catch (error) {
    throw folderError(home, error as Error) ?? error
  }
}

async function prepare(home: string, mustExist: boolean, log: (line: string) => void) {
  const directory = await resolveDataDirectory(home)
  for (const line of directory.moved) log(line)
  await finishUpgrade(directory.data)
  if (mustExist && !(await isCluster(directory.data))) throw new NoDatabaseError(home)
  await requireSameMajor(directory.data, directory.native)
  const password = await readPassword(directory)
  await initialise(directory, password, log)
  return { directory, password }
}

const isCluster = (data: string): Promise<boolean> =>
  stat(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Folder in which an upgrade prepares the data that will replace the older data. */
export const upgradedData = (data: string) => `${data}.upgraded`

/** One that ended after it had taken the older folder away. */
async function finishUpgrade(data: string): Promise<void> {
  if (await stat(data).catch(() => null)) return
  await rename(upgradedData(data), data).catch(() => undefined)
}

const FOLDER_TROUBLE = [
  [/EACCES|EPERM|Permission denied/i, 'this user may not write there'],
  [/EROFS|Read-only file system/i, 'it is on a disk that can only be read'],
  [/ENOSPC|EDQUOT|No space left/i, 'the disk is full'],
  [/EEXIST|ENOTDIR|Not a directory/i, 'there is a file where a folder should be'],
] as const

/** Returns an error for people about the chosen folder; null if the cause is another. */
function folderError(home: string, cause: Error & { code?: unknown; stderr?: string }): Error | null {
  const said = `${cause.code ?? ''} ${cause.stderr ?? ''}`
  const reason = FOLDER_TROUBLE.find(([sign]) => sign.test(said))?.[1]
  if (!reason) return null
  return new Error(`The data cannot be kept in ${home}: ${reason}. STOA_DATA_HOME names another folder.`, {
    cause,
  })
}

export async function readPassword({ home, data }: DataDirectory): Promise<string> {
  const file = join(home, 'postgres.password')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  if (await isCluster(data))
    throw new Error(`${file} is gone, and without it nobody can enter the database in ${data}.`)
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function initialise(
  directory: DataDirectory,
  password: string,
  log: (line: string) => void,
): Promise<void> {
  const { data, home, native, runner } = directory
  if (await isCluster(data)) return
  log(`making a database in ${data}`)
  // Created under a temporary name and renamed: a killed initdb leaves a folder that looks complete.
  const fresh = `${data}.new`
  const passwordFile = join(home, 'initdb.password')
  await rm(fresh, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (runner) {
      await chown(fresh, runner.uid, runner.gid)
      await chown(passwordFile, runner.uid, runner.gid)
    }
    for (const name of ['initdb', 'postgres']) {
      const file = join(native, 'bin', name)
      if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755)
    }
    await run(
      join(native, 'bin', 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { cwd: '/', env: childEnvironment(), ...(runner && { uid: runner.uid, gid: runner.gid }) },
    )
    await rename(fresh, data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}
