import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { findPostmaster, isAlive, stopPostmaster } from '../src/platform/db/embedded/postmaster.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const PREFIX = 'stoa-api-test-'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's address without a database: `postgres://…:port`. */
    postgres: string
    /** The migrated database that every test file's own is copied from. Filled ones have names that begin with its name. */
    template: string
  }
}

/**
 * Starts one PostgreSQL for the run, or uses the one at `TEST_POSTGRES`. Its user may
 * create databases and roles.
 */
export default async function setup(project: TestProject) {
  const own = process.env.TEST_POSTGRES ? null : await startOwn()
  const postgres = (process.env.TEST_POSTGRES ?? own!.url).replace(/\/[^/@]*$/, '')
  // Of its own name: two runs may share a server.
  const template = `stoa_template_${randomBytes(4).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${postgres}/postgres` })
    await client.connect()
    const { rows } = await client.query(statement).finally(() => client.end())
    return rows
  }
  await run(`create database ${template} template template0`)
  await migrate(`${postgres}/${template}`)
  if (!own) console.log(`PostgreSQL ${(await run('show server_version'))[0].server_version} of TEST_POSTGRES`)
  project.provide('postgres', postgres)
  project.provide('template', template)
  return async () => {
    if (own) return own.stop()
    for (const { datname } of await run(
      `select datname from pg_database where starts_with(datname, '${template}')`,
    ))
      await run(`drop database ${datname} with (force)`)
  }
}

async function startOwn() {
  await clearKilledRuns()
  const home = await mkdtemp(join(tmpdir(), PREFIX))
  const server = await startEmbedded({ home, durable: false })
  return {
    url: server.url('postgres'),
    async stop() {
      await server.stop()
      await rm(server.home, { recursive: true, force: true })
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its server and its folder behind. */
async function clearKilledRuns() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const home = join(tmpdir(), name)
    const owner = Number((await readFile(join(home, 'postgres.owner'), 'utf8').catch(() => '')).split(' ')[0])
    if (!owner || isAlive(owner)) continue
    const left = await findPostmaster(join(home, 'postgres'))
    if (left) await stopPostmaster(left.pid)
    await rm(home, { recursive: true, force: true })
  }
}
