import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stoa/testing/ports'
import { findProgram } from '../support/parts.ts'
import { makeFolder, removeFolder, runProgram, type Server, startServer, until } from '../support/servers.ts'

export const SWIFT_PROGRAMS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
]

export interface Swift {
  /** Its S3 interface. */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** Ends the part that answers calls; what is stored stays. */
  away(): Promise<void>
  back(): Promise<void>
  stop(): Promise<void>
}

/** Key of a store on loopback that exists for one suite. */
const KEY = { accessKeyId: 'shop:owner', secretAccessKey: 'only-for-this-suite' }

/** Parts that a bucket needs, in the order that Swift asks for: versions need `symlink`. */
const PIPELINE =
  'catch_errors gatekeeper healthcheck proxy-logging cache listing_formats bulk ratelimit s3api tempurl ' +
  'tempauth copy slo dlo versioned_writes symlink proxy-logging proxy-server'

/** Rings for one device; `swift-ring-builder` takes nine calls for the same. */
const RINGS = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(('account', 'container', 'object'), map(int, ports)):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1',
                     'replication_port': port, 'device': 'd1', 'weight': 1.0})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{kind}.ring.gz')
`

/** OpenStack Swift with its S3 interface, of Debian's packages, whole in a temporary folder and on free ports. */
export async function startSwift(): Promise<Swift> {
  const folder = makeFolder('swift')
  mkdirSync(join(folder, 'nodes', 'd1'), { recursive: true })
  const kinds = ['account', 'container', 'object'] as const
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() }
  const [proxyPort, cachePort] = [await freePort(), await freePort()]
  const file = (name: string, ...lines: string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  const server = (port: number, ...more: string[]) => [
    '[DEFAULT]',
    `bind_ip = 127.0.0.1`,
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `user = ${process.getuid?.() === 0 ? 'root' : process.env.USER}`,
    'workers = 0',
    ...more,
  ]

  file('swift.conf', '[swift-hash]', 'swift_hash_path_suffix = suite', 'swift_hash_path_prefix = suite')
  for (const kind of kinds)
    file(
      `${kind}-server.conf`,
      ...server(ports[kind], `devices = ${folder}/nodes`, 'mount_check = false'),
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
      `recon_cache_path = ${folder}`,
    )
  file(
    'proxy-server.conf',
    ...server(proxyPort),
    '[pipeline:main]',
    `pipeline = ${PIPELINE}`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${cachePort}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_${KEY.accessKeyId.replace(':', '_')} = ${KEY.secretAccessKey} .admin`,
    '[filter:s3api]',
    'use = egg:swift#s3api',
    'location = us-east-1',
    ...PIPELINE.split(' ')
      .filter((name, at, all) => all.indexOf(name) === at)
      .filter(name => !['proxy-server', 'cache', 'tempauth', 's3api'].includes(name))
      .flatMap(name => [`[filter:${name}]`, `use = egg:swift#${name.replace('-', '_')}`]),
  )
  await runProgram('/usr/bin/python3', ['-c', RINGS, folder, ...kinds.map(kind => String(ports[kind]))])

  const start = (program: string, args: string[]) =>
    startServer(findProgram(program)!, args, { logFile: join(folder, `${program}.log`) })
  const startProxy = async () => {
    const proxy = start('swift-proxy-server', [join(folder, 'proxy-server.conf'), '-v'])
    await until('the S3 interface', async () => (await fetch(`${endpoint}/healthcheck`)).ok, {
      said: proxy.log,
    })
    return proxy
  }
  const endpoint = `http://127.0.0.1:${proxyPort}`
  const parts: Server[] = [
    start('memcached', ['-l', '127.0.0.1', '-p', String(cachePort), '-u', 'nobody', '-m', '16']),
    ...kinds.map(kind => start(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`), '-v'])),
  ]
  let proxy = await startProxy()
  return {
    endpoint,
    ...KEY,
    away: () => proxy.stop('SIGKILL'),
    async back() {
      proxy = await startProxy()
    },
    async stop() {
      await Promise.all([proxy, ...parts].map(part => part.stop()))
      removeFolder(folder)
    },
  }
}
