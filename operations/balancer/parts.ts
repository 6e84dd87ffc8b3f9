import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { run } from '@stoa/testing/processes'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, type Server, startServer, until } from '../support/servers.ts'

/** The balancer finds out within a second, and later if the machine is busy. */
const DRAIN_SECONDS = 2

/** One process behind the balancer, which can be replaced on its port. */
export interface Member {
  /** Name that the balancer uses: `api-1`. */
  name: string
  address: string
  server(): Server
  start(): void
}

/** Settings with which a balancer starts. */
export interface InFront {
  publicPort: number
  internalPort: number
  members: Member[]
  /** Folder for its own files. */
  folder: string
}

export interface Balancer {
  server: Server
  /** Returns the state that the balancer sees of a process. */
  stateOf(member: Member): Promise<'UP' | 'DOWN'>
}

export interface BalancedShop {
  /** URL for visitors. */
  address: string
  members: Member[]
  /** The folder that the storefronts share for their built files. */
  assets: string
  postgres: PostgresServer
  /** Resolves once the balancer has it in that state. */
  seen(member: Member, state: 'UP' | 'DOWN'): Promise<void>
  /** The end of what the processes said, for a failed run. */
  said(): string
  stop(): Promise<void>
}

export interface BalancedShopOptions {
  /** The data folder of the API processes; one of its own unless told. */
  dataHome?: string
  postgres?: PostgresServer
  /** Port for visitors; a free one by default. */
  publicPort?: number
  /** Settings of one process in addition to those of all. */
  settingsOf?: (name: string) => Record<string, string>
}

/**
 * A balancer, two storefronts and three API processes on one PostgreSQL.
 *
 * @param settings of the API processes
 */
export async function startBalancedShop(
  startBalancer: (front: InFront) => Balancer,
  settings: Record<string, string> = {},
  options: BalancedShopOptions = {},
): Promise<BalancedShop> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.reverse().splice(0)) await close()
  }
  try {
    const folder = makeFolder('balancer')
    closers.push(async () => removeFolder(folder))
    const postgres = options.postgres ?? (await startPostgres())
    if (!options.postgres) closers.push(() => postgres.stop())
    const publicPort = options.publicPort ?? (await freePort())
    const internalPort = await freePort()
    const address = `http://127.0.0.1:${publicPort}`
    const apiUrl = `http://127.0.0.1:${internalPort}`
    const { members, log } = await startMembers({
      folder,
      dataHome: options.dataHome ?? folder,
      postgres,
      settings,
      settingsOf: options.settingsOf ?? (() => ({})),
      address,
      apiUrl,
      closers,
    })
    const balancer = startBalancer({ publicPort, internalPort, members, folder })
    closers.push(() => balancer.server.stop())
    const said = () => `${log()}\nbalancer: ${balancer.server.log().slice(-2_000)}`
    const seen = (one: Member, state: 'UP' | 'DOWN') =>
      until(`${one.name} ${state}`, async () => (await balancer.stateOf(one)) === state, { said })
    await until('the balancer', async () => (await fetch(`${address}/healthz`)).ok, { said })
    for (const one of members) await seen(one, 'UP')
    return { address, members, assets: join(folder, 'assets'), seen, said, postgres, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Behind {
  folder: string
  dataHome: string
  postgres: PostgresServer
  settings: Record<string, string>
  settingsOf: (name: string) => Record<string, string>
  /** URLs at which visitors arrive and storefronts reach the API. */
  address: string
  apiUrl: string
  closers: (() => Promise<unknown>)[]
}

async function startMembers(behind: Behind) {
  const { folder, dataHome, postgres, settings, settingsOf, address, apiUrl, closers } = behind
  const api = {
    DATABASE_URL: postgres.url(),
    SEED: 'demo',
    STOA_DATA_HOME: dataHome,
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
    MIGRATE: 'wait',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'error',
    ...settings,
  }
  const storefront = {
    API_URL: apiUrl,
    PUBLIC_ORIGIN: address,
    ASSETS_HOME: join(folder, 'assets'),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'error',
  }
  const migrated = await run('node', ['apps/api/src/commands/migrate.ts'], { env: api })
  if (migrated.code !== 0) throw new Error(migrated.output)

  const logs: (() => string)[] = []
  const member = async (name: string, script: string, env: Record<string, string>, portName: string) => {
    const port = await freePort()
    const logFile = join(folder, `${name}.log`)
    const start = () =>
      startServer(process.execPath, [inRoot(script)], {
        logFile,
        env: {
          NODE_ENV: 'production',
          ...env,
          ...settingsOf(name),
          HOST: '127.0.0.1',
          [portName]: String(port),
        },
      })
    let server = start()
    closers.push(() => server.stop())
    logs.push(() => `${name}: ${server.log().slice(-2_000)}`)
    const one: Member = {
      name,
      address: `127.0.0.1:${port}`,
      server: () => server,
      start: () => {
        server = start()
      },
    }
    return one
  }
  const members = [
    await member('api-1', 'apps/api/src/server.ts', api, 'API_PORT'),
    await member('api-2', 'apps/api/src/server.ts', { ...api, JOBS: 'off' }, 'API_PORT'),
    await member('api-3', 'apps/api/src/server.ts', { ...api, JOBS: 'off' }, 'API_PORT'),
    await member('storefront-1', 'apps/storefront/server.ts', storefront, 'PORT'),
    await member('storefront-2', 'apps/storefront/server.ts', storefront, 'PORT'),
  ]

  // Before its first check the balancer takes every process for well.
  for (const { address, server } of members)
    await waitForHttp(`http://${address}/healthz`, 90_000, () => server().isAlive())

  return { members, log: () => logs.map(log => log()).join('\n') }
}
