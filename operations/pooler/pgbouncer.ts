import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@stoa/testing/ports'
import { findProgram } from '../support/parts.ts'
import { PASSWORD, type PostgresServer } from '../support/postgres.ts'
import { makeFolder, removeFolder, startServer, until, userOfPostgres } from '../support/servers.ts'

export interface Pooler {
  /** Value of DATABASE_URL. */
  url: string
  stop(): Promise<void>
}

/**
 * Debian's PgBouncer with the reference configuration, of which the addresses are this machine's.
 *
 * @param changes settings of the file that are something else
 */
export async function startPooler(
  postgres: PostgresServer,
  changes: Record<string, string> = {},
): Promise<Pooler> {
  const user = userOfPostgres()
  const folder = makeFolder('pooler', user)
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"stoa" "${PASSWORD}"\n`)
  const settings: Record<string, string> = {
    stoa: `host=127.0.0.1 port=${postgres.port} dbname=stoa`,
    listen_port: String(port),
    auth_file: users,
    ...changes,
  }
  let text = readFileSync(join(import.meta.dirname, 'pgbouncer.ini'), 'utf8')
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name} =.*$`, 'm')
    text = line.test(text) ? text.replace(line, `${name} = ${value}`) : `${text}${name} = ${value}\n`
  }
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, text)
  const server = startServer(findProgram('pgbouncer')!, [file], { logFile: join(folder, 'log'), user })
  await until('PgBouncer', () => listens(port), { said: server.log })
  return {
    url: `postgres://stoa:${PASSWORD}@127.0.0.1:${port}/stoa`,
    async stop() {
      await server.stop()
      removeFolder(folder)
    },
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
