import { type Config, readConfig } from '../config.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import type { Call } from './cli.ts'

export interface Server {
  /** Without a pooler between. */
  url: string
  config: Config
  /** Where uploads and keys live. */
  dataDir: string
  /** Makes the database where the embedded server has none yet. */
  ensureDatabase(): Promise<void>
}

/**
 * Runs work on the marketplace's database server as it is: nothing is migrated and nothing filled.
 *
 * @param mustExist fails where there is no embedded server, instead of making one
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
