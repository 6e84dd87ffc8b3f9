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
  /**
   * Fails where another process owns the server, instead of using it: that process would stop it at its own end. For
   * processes that run on and on.
   */
  alone?: boolean
  /** Fails with `NoDatabaseError` where there is no database yet, instead of making one. */
  mustExist?: boolean
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

/** Starts, or adopts, the PostgreSQL that comes with the packages. Ready for connections when it returns. */
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
        // Beside the marketplace's own: it is about all of the server, and no backup has to carry it.
        await client.query('create extension if not exists pg_stat_statements').catch(() => undefined)
      })
    },
    async stop() {
      if (supervision) await stopPostmaster(await supervision.end())
    },
  }
}
