import { prepareCluster } from './cluster.ts'
import { addressOf, withClient } from './connect.ts'
import { defaultDataHome } from './data-directory.ts'
import { awaitOwner, inUse } from './owner.ts'
import { claim, ownerOf, stopPostmaster } from './postmaster.ts'
import { adoptOrStart, launch } from './server.ts'
import { watchOver } from './supervise.ts'

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
  const { place, password } = await prepareCluster(home, log)
  if (alone) await awaitOwner(place, home, log)
  const { port, pid, adopted } = await adoptOrStart(place, password, durable, log)
  const owned = await claim(place.home, !adopted)
  if (alone && !owned) throw inUse(home, await ownerOf(place.home))
  const watch = owned ? watchOver(pid, () => launch(place, port, durable), place, log) : null

  const url = (database = 'stoa') => addressOf(port, password, database)
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
