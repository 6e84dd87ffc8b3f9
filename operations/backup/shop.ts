import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { type RunResult, run } from '@stoa/testing/processes'
import pg from 'pg'
import { startServer } from '../support/servers.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a suite expects of it is the suite's matter.
  body: any
}

export interface Shop {
  address: string
  ask(method: string, path: string, given?: { token?: string; body?: unknown }): Promise<Answer>
  stop(): Promise<void>
}

/** Starts one API process. It gets no more calls when it is stopped, so it need not drain. */
export async function startShop(folder: string, env: Record<string, string>): Promise<Shop> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = startServer(process.execPath, [inRoot('apps/api/src/server.ts')], {
    logFile: join(folder, 'api.log'),
    env: { HOST: '127.0.0.1', API_PORT: String(port), LOG_LEVEL: 'error', DRAIN_SECONDS: '0', ...env },
  })
  await waitForHttp(`${address}/readyz`, 90_000, server.isAlive).catch(error => {
    throw new Error(`${error.message}\n${server.log()}`)
  })
  return {
    address,
    stop: () => server.stop(),
    async ask(method, path, { token, body } = {}) {
      const isForm = body instanceof FormData
      const answer = await fetch(address + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
    },
  }
}

/** Runs a command of the API. */
export const command = (name: string, args: string[], env: Record<string, string>): Promise<RunResult> =>
  run('node', [`apps/api/src/commands/${name}.ts`, ...args], {
    env: { LOG_LEVEL: 'error', ...env },
    limits: { minutes: 5, silentMinutes: 3 },
  })

/** The address of a database on the server of a data folder that is in use. */
export function embeddedUrl(home: string, database: string): string {
  const port = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(home, 'postgres.password'), 'utf8').trim()
  return `postgres://stoa:${password}@127.0.0.1:${port}/${database}`
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A hash of all rows of each table, generated columns too. */
export async function fingerprints(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relpersistence = 'p' order by relname`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query<{ rows: string }>(
      url,
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text collate "C"), '')) as rows
        from "${name}" t`,
    )
    found[name] = row!.rows
  }
  return found
}
