import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { defaultDataHome, findPlace, type Place } from './place.ts'
import { claim, findPostmaster, isAlive, ownerOf, stopPostmaster } from './postmaster.ts'

const run = promisify(execFile)
const USER = 'stoa'
/** Milliseconds. */
const WATCH_EVERY = 500
/** How long another owner may take to leave; milliseconds. */
const OWNER_PATIENCE = 5_000

export interface EmbeddedOptions {
  /** Folder for data, password and log; `STOA_DATA_HOME` or `.data` in the repository. */
  home?: string
  /** False for tests only: a power cut may then lose everything. */
  durable?: boolean
  /**
   * For whoever stays: with an owner that stays too it would lose its server when that one stops. Refuses then,
   * instead of being a guest.
   */
  alone?: boolean
  log?: (line: string) => void
}

export interface EmbeddedDatabase {
  /** Where it really lives; the folder asked for may be closed to the user it runs as. */
  home: string
  /** True when a server that was already running serves. */
  adopted: boolean
  url(database?: string): string
  ensureDatabase(name: string): Promise<void>
  /** Ends the server if it is ours to end. */
  stop(): Promise<void>
}

export { defaultDataHome }

/** Starts, or adopts, the PostgreSQL that comes with the packages. Ready for connections when it returns. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { log = () => undefined, durable = true, alone = false } = options
  const home = options.home ?? defaultDataHome()
  const { place, password } = await prepare(home, log).catch(error => {
    throw folderError(home, error) ?? error
  })
  if (alone) await awaitOwner(place, home, log)
  const { port, pid, adopted } = await adoptOrStart(place, password, durable, log)
  const owned = await claim(place.home, !adopted)
  if (alone && !owned) throw inUse(home, await ownerOf(place.home))
  const watch = owned ? watchOver(pid, () => launch(place, port, durable), place, log) : null

  const url = (database = 'stoa') => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
  return {
    home: place.home,
    adopted,
    url,
    async ensureDatabase(name) {
      await withClient(url('postgres'), async client => {
        const found = await client.query('select 1 from pg_database where datname = $1', [name])
        if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
      })
    },
    async stop() {
      if (watch) await stopPostmaster(await watch.end())
    },
  }
}

const inUse = (home: string, pid: number | null) =>
  new Error(
    `The data in ${home} is in use by another Stoa (process ${pid}). Stop that one, or let STOA_DATA_HOME name another folder.`,
  )

/** A run that is just ending may still hold the folder for a moment. */
async function awaitOwner(place: Place, home: string, log: (line: string) => void): Promise<void> {
  const end = Date.now() + OWNER_PATIENCE
  for (let told = false; ; told = true) {
    const pid = await ownerOf(place.home)
    if (pid === null || pid === process.pid || !(await findPostmaster(place.data))) return
    if (Date.now() > end) throw inUse(home, pid)
    if (!told) log(`the data is in use by process ${pid}; waiting a moment, in case it is just ending`)
    await sleep(100)
  }
}

async function prepare(home: string, log: (line: string) => void) {
  const place = await findPlace(home)
  for (const line of place.moved) log(line)
  const password = await readPassword(place)
  await initialise(place, password, log)
  return { place, password }
}

const FOLDER_TROUBLE = [
  [/EACCES|EPERM|Permission denied/i, 'this user may not write there'],
  [/EROFS|Read-only file system/i, 'it is on a disk that can only be read'],
  [/ENOSPC|EDQUOT|No space left/i, 'the disk is full'],
  [/EEXIST|ENOTDIR|Not a directory/i, 'there is a file where a folder should be'],
] as const

/** In words, what is wrong with the folder that was chosen; null when it is something else. */
function folderError(home: string, cause: Error & { code?: unknown; stderr?: string }): Error | null {
  const said = `${cause.code ?? ''} ${cause.stderr ?? ''}`
  const reason = FOLDER_TROUBLE.find(([sign]) => sign.test(said))?.[1]
  if (!reason) return null
  return new Error(`The data cannot be kept in ${home}: ${reason}. STOA_DATA_HOME names another folder.`, {
    cause,
  })
}

async function readPassword({ home, data }: Place): Promise<string> {
  const file = join(home, 'postgres.password')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  if (await stat(join(data, 'PG_VERSION')).catch(() => null))
    throw new Error(`${file} is gone, and without it nobody can enter the database in ${data}.`)
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function initialise(place: Place, password: string, log: (line: string) => void): Promise<void> {
  const { data, home, native, runner } = place
  if (await stat(join(data, 'PG_VERSION')).catch(() => null)) return
  log(`making a database in ${data}`)
  // Made beside and renamed: a killed initdb leaves a folder that looks whole.
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

async function adoptOrStart(place: Place, password: string, durable: boolean, log: (line: string) => void) {
  for (let attempt = 1; ; attempt++) {
    const running = await findPostmaster(place.data)
    if (running && (await answers(running.port, password, 20_000))) {
      log(`using the PostgreSQL that is already running on port ${running.port}`)
      return { ...running, adopted: true }
    }
    const port = await freePort()
    const child = await launch(place, port, durable)
    const ended = new Promise<false>(resolve => child.once('exit', () => resolve(false)))
    const ready = await Promise.race([answers(port, password, 60_000), ended])
    if (ready && child.pid) {
      log(`PostgreSQL is ready on port ${port}, its log is ${join(place.home, 'postgres.log')}`)
      return { pid: child.pid, port, adopted: false }
    }
    // Lost a race, for the port or for the folder: look again.
    if (attempt === 3) {
      const tail = (await readFile(join(place.home, 'postgres.log'), 'utf8'))
        .split('\n')
        .slice(-12)
        .join('\n')
      throw new Error(`PostgreSQL did not start in ${place.data}. Its log ends with:\n${tail}`)
    }
  }
}

/**
 * Brings the server back, at the same address, when something ends it from outside: the system under want of
 * memory, say. PostgreSQL repairs its data by itself; without it every call would be refused until a restart.
 */
function watchOver(
  first: number,
  again: () => Promise<ChildProcess>,
  place: Place,
  log: (line: string) => void,
) {
  let pid = first
  let work = Promise.resolve()
  const look = async () => {
    if (isAlive(pid)) return
    const found = await findPostmaster(place.data)
    if (found) {
      pid = found.pid
      return
    }
    log('PostgreSQL ended unasked; starting it again')
    pid = (await again()).pid ?? pid
  }
  const timer = setInterval(() => {
    work = work.then(look).catch(error => log(`PostgreSQL cannot be started again: ${error.message}`))
  }, WATCH_EVERY)
  timer.unref()
  return {
    /** @returns the number of the process that is to be stopped */
    async end(): Promise<number> {
      clearInterval(timer)
      await work
      return pid
    },
  }
}

async function launch(place: Place, port: number, durable: boolean): Promise<ChildProcess> {
  const { data, home, native, runner } = place
  // A file, not a pipe: the server must be able to write when the Node that started it is gone.
  const logFile = await open(join(home, 'postgres.log'), 'w')
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'jit=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap(setting => ['-c', setting])
  try {
    const child = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      cwd: '/',
      env: childEnvironment(),
      // In its own group: the terminal's Ctrl-C reaches us first, and we end it after our last query.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
      ...(runner && { uid: runner.uid, gid: runner.gid }),
    })
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    await logFile.close()
  }
}

async function answers(port: number, password: string, patience: number): Promise<boolean> {
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
  for (const end = Date.now() + patience; Date.now() < end; await sleep(40)) {
    try {
      await withClient(url, client => client.query('select 1'))
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') return false
    }
  }
  return false
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const childEnvironment = () => ({ PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C' })
