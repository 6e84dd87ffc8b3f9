import { readConfig } from '../config.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { refuseTransactionPooling } from '../platform/db/pooler.ts'
import { type Command, runProcess } from './cli.ts'

/** Migrates the database to this version of the code, before the processes of the new version start. */
export const command: Command = async call => {
  const { print, say } = call
  const config = readConfig(call.env)
  const embedded = config.databaseUrl ? null : await startEmbedded({ home: config.stoaDataHome, log: say })
  try {
    await embedded?.ensureDatabase('stoa')
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.url()
    if (!embedded)
      await refuseTransactionPooling(url, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
    await migrate(url, say)
    print('The database is up to date.')
    return 0
  } finally {
    await embedded?.stop()
  }
}

if (import.meta.main) await runProcess(command)
