import { type Config, readConfig } from '../config.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import type { Call } from './cli.ts'

export interface Server {
  /** URL of the server, without a pooler. */
  url: string
  config: Config
  /** Folder of uploads and keys. */
  dataDir: string
  /** Creates the database if the embedded server has none yet. */
  ensureDatabase(): Promise<void>
}

/**
 * Runs work on the marketplace's database server without migrating or filling it.
 *
 * @param mustExist fails if there is no embedded server, instead of creating one
 */
export async function withServer<T>(
  { env, say, mustExist }: Pick<Call, 'env' | 'say'> & { mustExist: boolean },
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  const dataDir = config.stoaDataHome
  const given = config.databaseDirectUrl ?? config.databaseUrl
  if (given) return work({ url: given, config, dataDir, ensureDatabase: async () => undefined })
  const embedded = await startEmbedded({ home: dataDir, mustExist, log: say })
  try {
    const ensureDatabase = () => embedded.ensureDatabase('stoa')
    return await work({ url: embedded.url(), config, dataDir, ensureDatabase })
  } finally {
    await embedded.stop()
  }
}
