import type { Logger } from 'pino'
import { openDatabase } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import { buildOperatorApp } from './app.ts'

/** Connections of the console: operators are few, and shoppers must not wait for them. */
const CONNECTIONS = 4
const STATEMENT_TIMEOUT = '5s'

/** Listens for operators with a pool of its own. Returns its address, and how to close it. */
export async function listenForOperators(
  deps: Deps,
  { url, port, log, say }: { url: string; port: number; log: Logger; say: (line: string) => void },
): Promise<{ address: string; close(): Promise<void> }> {
  const { config } = deps
  const database = openDatabase({
    url,
    name: 'operator',
    connections: CONNECTIONS,
    statementTimeout: STATEMENT_TIMEOUT,
    // Starting one takes longer than most of these statements, and it would take a core from shoppers.
    addedWorkers: 0,
    isPooled: config.databasePooler === 'session',
    onError: error => say(`an idle connection of the operator console broke: ${error.message}`),
  })
  const app = await buildOperatorApp({ ...deps, db: database.db }, { log })
  const address = await app.listen({ host: config.operatorHost, port })
  return {
    address,
    async close() {
      await app.close()
      await database.close()
    },
  }
}
