import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { findPostmaster, isAlive, stopPostmaster } from '../src/platform/db/embedded/postmaster.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const PREFIX = 'stoa-api-test-'
const TEMPLATE = 'stoa_template'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's address without a database: `postgres://…:port`. */
    postgres: string
  }
}

/** One PostgreSQL for the run, one migrated database that every test file's own is copied from. */
export default async function setup(project: TestProject) {
  await clearKilledRuns()
  const home = await mkdtemp(join(tmpdir(), PREFIX))
  const server = await startEmbedded({ home, durable: false })
  await server.ensureDatabase(TEMPLATE)
  await migrate(server.url(TEMPLATE))
  project.provide('postgres', server.url('').replace(/\/$/, ''))
  return async () => {
    await server.stop()
    await rm(server.home, { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
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
