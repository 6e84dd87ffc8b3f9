import { readConfig } from '../config.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { refuseTransactionPooling } from '../platform/db/pooler.ts'
import { run, say } from './cli.ts'

/** Brings the database up to this version of the code, before the processes of the new version start. */
await run(async () => {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? null : await startEmbedded({ home: config.stoaDataHome, log: say })
  try {
    await embedded?.ensureDatabase('stoa')
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.url()
    if (!embedded)
      await refuseTransactionPooling(url, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
    await migrate(url, say)
    console.log('The database is up to date.')
    return 0
  } finally {
    await embedded?.stop()
  }
})
