import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { findProgram } from '../support/parts.ts'
import { type Server, startServer, until } from '../support/servers.ts'
import type { Balancer, InFront, Member } from './parts.ts'

const CONFIGURATION = inRoot('operations/balancer/Caddyfile')

/** Caddy with the reference configuration, for visitors by plain HTTP. */
export function startCaddy(front: InFront): Balancer {
  const server = start(front, {
    STOA_SITE: `http://127.0.0.1:${front.publicPort}`,
    STOA_HTTP_PORT: String(front.publicPort),
    STOA_INTERNAL_PORT: String(front.internalPort),
  })
  return { server, stateOf: async member => stateIn(server.log(), member) }
}

const start = (
  { members, folder }: Pick<InFront, 'members' | 'folder'>,
  env: Record<string, string>,
): Server =>
  startServer(findProgram('caddy')!, ['run', '--adapter', 'caddyfile', '--config', CONFIGURATION], {
    logFile: join(folder, 'caddy.log'),
    env: {
      STOA_BIND: '127.0.0.1',
      STOA_INTERNAL_BIND: '127.0.0.1',
      STOA_INTERNAL_TRUST: '127.0.0.1',
      STOA_STOREFRONTS: addressesOf(members, 'storefront'),
      STOA_APIS: addressesOf(members, 'api'),
      STOA_HOST: '127.0.0.1',
      // Its certificates, and nothing in the home folder.
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      HOME: folder,
      ...env,
    },
  })

const addressesOf = (members: Member[], tier: string): string =>
  members.flatMap(({ name, address }) => (name.startsWith(tier) ? [address] : [])).join(' ')

/** Its checks write a line when they fail, and one when a process is back. */
function stateIn(log: string, { address }: Member): 'UP' | 'DOWN' {
  const last = log
    .split('\n')
    .findLast(line => line.includes('health_checker.active') && line.includes(address))
  return !last || last.includes('"host is up"') ? 'UP' : 'DOWN'
}

export interface SecureAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
}

export interface SecureFront {
  port: number
  /** Fetches by TLS, with the certificate checked. */
  get(path: string): Promise<SecureAnswer>
  /** Fetches by plain HTTP. */
  getPlainly(path: string): Promise<Response>
  stop(): Promise<void>
}

/**
 * Starts the same configuration with TLS. No authority issues certificates for `localhost`: Caddy creates one by an
 * authority of its own, with the line that fetches one for a public name.
 */
export async function startCaddyWithTls(folder: string, members: Member[]): Promise<SecureFront> {
  const [port, plainPort, internalPort] = [await freePort(), await freePort(), await freePort()]
  const server = start(
    { members, folder },
    {
      STOA_SITE: 'https://localhost',
      STOA_HOST: 'localhost',
      STOA_HTTP_PORT: String(plainPort),
      STOA_HTTPS_PORT: String(port),
      STOA_INTERNAL_PORT: String(internalPort),
    },
  )
  const authority = join(folder, 'data/caddy/pki/authorities/local/root.crt')
  const get = (path: string) =>
    new Promise<SecureAnswer>((resolve, reject) => {
      request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path,
          headers: { host: 'localhost' },
          ca: readFileSync(authority),
        },
        response => {
          response.resume()
          resolve({ status: response.statusCode ?? 0, headers: response.headers })
        },
      )
        .on('error', reject)
        .end()
    })
  try {
    await until('Caddy by TLS', async () => (await get('/healthz')).status === 200, { said: server.log })
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    port,
    get,
    getPlainly: path => fetch(`http://localhost:${plainPort}${path}`, { redirect: 'manual' }),
    stop: () => server.stop(),
  }
}
