import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { findProgram } from '../support/parts.ts'
import { makeFolder, removeFolder, runProgram, startServer, until } from '../support/servers.ts'
import type { Balancer, InFront } from './parts.ts'

const CONFIGURATION = inRoot('operations/balancer/haproxy.cfg')

/** HAProxy with the reference configuration, for visitors by plain HTTP. */
export function startHaproxy({ publicPort, internalPort, members, folder }: InFront): Balancer {
  const admin = join(folder, 'haproxy.sock')
  const server = startServer(findProgram('haproxy')!, ['-db', '-f', CONFIGURATION], {
    logFile: join(folder, 'haproxy.log'),
    env: {
      STOA_PUBLIC: `127.0.0.1:${publicPort}`,
      STOA_INTERNAL: `127.0.0.1:${internalPort}`,
      STOA_HOST: '127.0.0.1',
      STOA_ADMIN: admin,
      // A socket instead of a port, which another process could take.
      STOA_METRICS: `unix@${join(folder, 'metrics.sock')}`,
      ...Object.fromEntries(
        members.map(({ name, address }) => [`STOA_${name.toUpperCase().replace('-', '_')}`, address]),
      ),
    },
  })
  return {
    server,
    stateOf: async ({ name }) => ((await statusOf(admin, name)).startsWith('UP') ? 'UP' : 'DOWN'),
  }
}

/** `UP`, `DOWN` and others, with what it is on its way to. */
async function statusOf(admin: string, name: string): Promise<string> {
  const socket = createConnection(admin)
  socket.end('show stat\n')
  const rows = (await text(socket)).split('\n').map(line => line.split(','))
  const at = rows[0]?.indexOf('status') ?? -1
  return rows.find(([, server]) => server === name)?.[at] ?? ''
}

export interface TlsFront {
  port: number
  /** URL for visitors by plain HTTP. */
  plainPort: number
  internalPort: number
  metricsPort: number
  /** An address at which nothing listens until the test does. */
  acmePort: number
  /** Ports of the API processes. */
  apiPorts: number[]
  /** Output so far. */
  log(): string
}

interface TlsOptions {
  /** Whether a process that has too many calls gives some to others, as in the reference configuration. Default `true`. */
  sharesLoad?: boolean
}

/** HAProxy with the reference configuration for visitors by TLS, alone: there are no processes behind it. */
export async function withTls(
  work: (front: TlsFront) => Promise<void>,
  { sharesLoad = true }: TlsOptions = {},
): Promise<void> {
  const folder = makeFolder('certificate')
  const file = (name: string) => join(folder, name)
  try {
    const subject = ['-subj', '/CN=shop.example', '-keyout', file('key'), '-out', file('certificate')]
    const openssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]
    await runProgram(findProgram('openssl')!, openssl)
    writeFileSync(file('both'), ['certificate', 'key'].map(name => readFileSync(file(name), 'utf8')).join(''))
    const names = ['PUBLIC', 'PLAIN', 'INTERNAL', 'METRICS', 'ACME'] as const
    const processes = ['STOREFRONT_1', 'STOREFRONT_2', 'API_1', 'API_2', 'API_3'] as const
    const ports = Object.fromEntries(
      await Promise.all([...names, ...processes].map(async name => [name, await freePort()] as const)),
    ) as Record<(typeof names)[number] | (typeof processes)[number], number>
    const whole = readFileSync(CONFIGURATION, 'utf8')
    writeFileSync(file('cfg'), sharesLoad ? whole : whole.replace(/^ *hash-balance-factor .*\n/m, ''))
    const server = startServer(findProgram('haproxy')!, ['-db', '-f', file('cfg')], {
      logFile: file('log'),
      env: {
        ...Object.fromEntries(
          Object.entries(ports).map(([name, port]) => [`STOA_${name}`, `127.0.0.1:${port}`]),
        ),
        STOA_HOST: 'shop.example',
        STOA_ADMIN: file('socket'),
        STOA_CERTIFICATE: file('both'),
      },
    })
    try {
      const listens = () =>
        new Promise<boolean>(resolve => {
          const socket = createConnection(ports.PUBLIC, '127.0.0.1', () => resolve(true))
          socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
        })
      await until('HAProxy by TLS', listens, { said: server.log })
      await work({
        port: ports.PUBLIC,
        plainPort: ports.PLAIN,
        internalPort: ports.INTERNAL,
        metricsPort: ports.METRICS,
        acmePort: ports.ACME,
        apiPorts: [ports.API_1, ports.API_2, ports.API_3],
        log: server.log,
      })
    } finally {
      await server.stop('SIGKILL')
    }
  } finally {
    removeFolder(folder)
  }
}
