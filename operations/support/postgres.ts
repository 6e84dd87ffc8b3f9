import { realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '@stoa/testing/ports'
import pg from 'pg'
import { findProgram } from './parts.ts'
import {
  makeFolder,
  removeFolder,
  runProgram,
  type Server,
  startServer,
  until,
  userOfPostgres,
} from './servers.ts'

/** Not secret: the server is there for one suite, on loopback. */
export const PASSWORD = 'only-for-this-suite'

export interface PostgresServer {
  port: number
  /** The postmaster. */
  readonly server: Server
  url(database?: string): string
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[], database?: string): Promise<Row[]>
  /** Starts it again on its data, once it has ended, and waits until it answers. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** The folder of its programs; Debian's PostgreSQL 15 unless told. */
  programs?: string
  /** A folder that the data stays in, as an API's `STOA_DATA_HOME` has it; a new one that goes unless told. */
  home?: string
  /** Settings in command line form: `max_connections=200`. */
  settings?: string[]
  /** A folder that it may write, for its data and its log; one of its own unless told. */
  folder?: string
}

/** A PostgreSQL of its own with an empty database `stoa`, whose owner `stoa` may do everything. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = options.programs ?? dirname(realpathSync(findProgram('initdb')!))
  const user = userOfPostgres()
  const folder = options.folder ?? makeFolder('postgres', user)
  const port = await freePort()
  const data = join(options.home ?? folder, 'postgres')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)
  await runProgram(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'stoa', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'].concat([
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    user,
  )
  rmSync(passwordFile)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'jit=off',
    // A power cut is not what these suites are about.
    'fsync=off',
    ...(options.settings ?? []),
  ].flatMap(setting => ['-c', setting])
  const launch = () =>
    startServer(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      logFile: join(folder, 'log'),
      user,
    })
  let server = launch()
  const url = (database = 'stoa') => `postgres://stoa:${PASSWORD}@127.0.0.1:${port}/${database}`
  const query: PostgresServer['query'] = async (text, values, database) => {
    const client = new pg.Client({ connectionString: url(database), connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client.query(text, values).then(
      async ({ rows }) => {
        await client.end()
        return rows
      },
      async error => {
        await client.end()
        throw error
      },
    )
  }
  const isReady = () =>
    until(
      'PostgreSQL',
      () => {
        if (!server.isAlive()) throw new Error(`PostgreSQL ended: ${server.log()}`)
        return query('select 1', [], 'postgres').then(() => true)
      },
      { said: server.log },
    )
  await isReady()
  await query('create database stoa', [], 'postgres')
  return {
    port,
    get server() {
      return server
    },
    url,
    query,
    async start() {
      server = launch()
      await isReady()
    },
    async stop() {
      // An orderly stop waits for no client: connections are ended.
      await server.stop('SIGINT')
      if (!options.folder) removeFolder(folder)
    },
  }
}
