import { prepareCluster } from './cluster.ts'
import { addressOf, withClient } from './connect.ts'
import { awaitOwner, inUse } from './owner.ts'
import { claim, ownerOf, stopPostmaster } from './postmaster.ts'
import { adoptOrStart, launch } from './server.ts'
import { supervise } from './supervise.ts'

export { NoDatabaseError } from './cluster.ts'

export interface EmbeddedOptions {
  /** Folder for data, password and log. */
  home: string
  /** False for tests only: a power cut may then lose everything. */
  durable?: boolean
  /** Fails if another process owns the server, which would stop it at its own end. For long-running processes. */
  alone?: boolean
  /** Fails with `NoDatabaseError` if there is no database yet, instead of creating one. */
  mustExist?: boolean
  log?: (line: string) => void
}

export interface EmbeddedDatabase {
  /** Actual folder, since the requested one may be closed to the server's user. */
  home: string
  /** True when a server that was already running serves. */
  adopted: boolean
  url(database?: string): string
  ensureDatabase(name: string): Promise<void>
  /** Ends the server if it is ours to end. */
  stop(): Promise<void>
}

/** Starts the PostgreSQL of the npm packages, or adopts a running one. It accepts connections when this returns. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { home, log = () => undefined, durable = true, alone = false, mustExist = false } = options
  const { directory, password } = await prepareCluster(home, mustExist, log)
  if (alone) await awaitOwner(directory, home, log)
  const { port, pid, adopted } = await adoptOrStart(directory, password, durable, log)
  const owned = await claim(directory.home, !adopted)
  if (alone && !owned) throw inUse(home, await ownerOf(directory.home))
  const supervision = owned ? supervise(pid, () => launch(directory, port, durable), directory, log) : null

  const url = (database = 'stoa') => addressOf(port, password, database)
  return {
    home: directory.home,
    adopted,
    url,
    async ensureDatabase(name) {
      await withClient(url('postgres'), async client => {
        const found = await client.query('select 1 from pg_database where datname = $1', [name])
        if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
        // Not in the marketplace's database: it covers the whole server, and backups needn't contain it.
        await client.query('create extension if not exists pg_stat_statements').catch(() => undefined)
      })
    },
    async stop() {
      if (supervision) await stopPostmaster(await supervision.end())
    },
  }
}
