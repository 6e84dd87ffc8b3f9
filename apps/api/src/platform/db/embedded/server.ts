import { type ChildProcess, spawn } from 'node:child_process'
import { open, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { answers } from './connect.ts'
import type { DataDirectory } from './data-directory.ts'
import { childEnvironment } from './environment.ts'
import { findPostmaster } from './postmaster.ts'

/** The server that already runs on this data, or a new one. */
export async function adoptOrStart(
  directory: DataDirectory,
  password: string,
  durable: boolean,
  log: (line: string) => void,
) {
  for (let attempt = 1; ; attempt++) {
    const running = await findPostmaster(directory.data)
    if (running && (await answers(running.port, password, 20_000))) {
      log(`using the PostgreSQL that is already running on port ${running.port}`)
      return { ...running, adopted: true }
    }
    const port = await freePort()
    const child = await launch(directory, port, durable)
    const ended = new Promise<false>(resolve => child.once('exit', () => resolve(false)))
    const ready = await Promise.race([answers(port, password, 60_000), ended])
    if (ready && child.pid) {
      log(`PostgreSQL is ready on port ${port}, its log is ${join(directory.home, 'postgres.log')}`)
      return { pid: child.pid, port, adopted: false }
    }
    // Lost a race, for the port or for the folder: look again.
    if (attempt === 3) {
      const tail = (await readFile(join(directory.home, 'postgres.log'), 'utf8'))
        .split('\n')
        .slice(-12)
        .join('\n')
      throw new Error(`PostgreSQL did not start in ${directory.data}. Its log ends with:\n${tail}`)
    }
  }
}

export async function launch(
  directory: DataDirectory,
  port: number,
  durable: boolean,
): Promise<ChildProcess> {
  const { data, home, native, runner } = directory
  // A file instead of a pipe, because the server has to be able to write after the Node process that started it has
  // ended.
  const logFile = await open(join(home, 'postgres.log'), 'w')
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'jit=off',
    ...(await statementWatch(native)),
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

/** Settings for logging slow statements, without their values, which people typed. */
async function statementWatch(native: string): Promise<string[]> {
  const files = await readdir(join(native, 'lib', 'postgresql')).catch(() => [])
  const has = (name: string) => files.some(file => file.startsWith(`${name}.`))
  const libraries = ['pg_stat_statements', 'auto_explain'].filter(has)
  return [
    'log_min_duration_statement=250',
    'log_parameter_max_length=0',
    // A server does not start with a library that it lacks.
    ...(libraries.length > 0 ? [`shared_preload_libraries=${libraries.join()}`] : []),
    ...(has('auto_explain')
      ? ['auto_explain.log_min_duration=1000', 'auto_explain.log_parameter_max_length=0']
      : []),
  ]
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
