/**
 * Supervises the whole product. Builds, starts the API (which starts its own PostgreSQL, migrates and seeds) and the
 * storefront, prints its progress, and ends everything it started. For the demo on one machine it
 * starts the test provider, too, unless a payment provider is configured.
 *
 *   PORT       the storefront's port (3000)
 *   API_PORT   the API's port (4000)
 *   OPERATOR_PORT   the operator console's port; in the demo the one after the API's (4001)
 *   PUBLIC_ORIGIN   origin of the storefront for visitors; the demo on this machine needs none
 *   --dev      hot reload in every package instead of a build
 */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDemo as isDemoOfApi, movesMoney, providersIn, readSettings } from '@stoa/server-kit/settings'
import { inRoot } from '@stoa/testing/paths'
import { type Reservation, reservePort, waitForHttp } from '@stoa/testing/ports'
import { run, startNode, stopProcess } from '@stoa/testing/processes'
import { isStillThere, runnersAbove } from './lib/ancestors.ts'

const isDev = process.argv.includes('--dev')
const port = Number(process.env.PORT || 3000)
const apiPort = Number(process.env.API_PORT || 4000)
/** Half a second apart. */
const PORT_ATTEMPTS = 12
const began = Date.now()
const say = (text: string) =>
  console.log(`stoa  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`)

const children: { name: string; process: ChildProcess }[] = []
let isStopping = false

const stopAll = async (code: number): Promise<never> => {
  if (!isStopping) {
    isStopping = true
    // The storefront ends first, so that it sends no request to an API that is ending.
    for (const child of children.toReversed()) await stopProcess(child.process)
    if (children.length) say('Everything is stopped.')
  }
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0))
// A terminal that is gone takes nothing more; everything is stopped in order all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const runners = runnersAbove(process.ppid)
setInterval(() => {
  if (!runners.every(isStillThere)) void stopAll(0)
}, 500).unref()

const fail = async (what: string, remedy: string): Promise<never> => {
  console.error(`\n${what}\n  remedy: ${remedy}\n`)
  return stopAll(1)
}

const launch = (
  name: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  onLine?: (line: string) => void,
): ChildProcess => {
  const lines: string[] = []
  const child = startNode(args, {
    cwd,
    env,
    onLine: line => {
      onLine?.(line)
      lines.push(line)
      if (lines.length > 40) lines.shift()
      if (isDev || !line.startsWith('{')) console.log(`${name.padEnd(10)} ${line}`)
    },
  })
  children.push({ name, process: child })
  child.once('exit', (code, signal) => {
    if (isStopping) return
    void fail(
      `${name} ended by itself (${signal ?? `exit code ${code}`}). Its last words:\n${lines
        .slice(-15)
        .map(line => `    ${line}`)
        .join('\n')}`,
      'Read the lines above; `pnpm test` tells whether the installation itself is sound.',
    )
  })
  return child
}

/** Waits a moment for a port, since processes of a killed run end on their own. */
const takePort = async (
  name: string,
  value: number,
  host: string,
  variable: string,
): Promise<Reservation> => {
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    await fail(
      `${variable} is not a port number.`,
      `Give a number from 1 to 65535, such as ${variable}=3005.`,
    )
  }
  for (let attempt = 0; ; attempt++) {
    const taken = await reservePort(value, host)
    if (!('refused' in taken)) return taken
    if (taken.refused !== 'EADDRINUSE') {
      await fail(
        `Port ${value}, which the ${name} needs, is refused by the system (${taken.refused}).`,
        `Choose another port: ${variable}=${value < 1024 ? value + 8000 : value + 5} npx -y pnpm start`,
      )
    }
    if (attempt === PORT_ATTEMPTS) {
      await fail(
        `Port ${value}, which the ${name} needs, is in use by another process.`,
        `Stop that process, or choose another port: ${variable}=${value + 5} npx -y pnpm start`,
      )
    }
    if (attempt === 0) say(`Port ${value} is in use; waiting a moment, in case a run is just ending …`)
    await sleep(500)
  }
}

if (port === apiPort) {
  await fail(
    `PORT and API_PORT are both ${port}.`,
    `Give them different numbers, such as API_PORT=${port + 1000}.`,
  )
}
// The demo is the embedded database on loopback. Everything else has an address of its own, and only its operator knows it.
const isGiven = (name: string) => Boolean(process.env[name] || process.env[`${name}_FILE`])
const isDemo =
  !isGiven('DATABASE_URL') &&
  !isGiven('SMTP_URL') &&
  !movesMoney(process.env) &&
  /^(localhost|::1|127\..*)?$/.test(process.env.HOST ?? '')
const publicOrigin = process.env.PUBLIC_ORIGIN || (isDemo ? `http://localhost:${port}` : '')
const missing = missingSettings()
if (!isDev && missing.length > 0) {
  await fail(
    `With DATABASE_URL, HOST, SMTP_URL or payments this is not the demo on one machine, and something is missing:\n${missing
      .map(line => `  - ${line}`)
      .join('\n')}`,
    'Set all of it, and start again. docs/guides/open-your-marketplace.md has an example of each.',
  )
}
// Kept until their processes are ready, so that a second start at the same time is refused immediately.
const storefrontPort = await takePort('storefront', port, process.env.HOST ?? '0.0.0.0', 'PORT')
const reservedApiPort = await takePort('API', apiPort, process.env.HOST ?? '127.0.0.1', 'API_PORT')
const consolePort = await takeConsolePort()

if (!isDev) {
  say('Building the storefront (unchanged parts come from the cache) …')
  const build = await run('turbo', ['run', 'build', '--filter', 'storefront', '--output-logs', 'errors-only'])
  if (build.code !== 0) await fail(`The build failed:\n${build.output}`, 'Mend what the build names above.')
}

/** Takes the console's port in the demo. The demo does without a console if another process has the port. */
async function takeConsolePort(): Promise<Reservation | null> {
  if (!isDemo || isDev) return null
  const given = Number(process.env.OPERATOR_PORT)
  if (given) return takePort('operator console', given, '127.0.0.1', 'OPERATOR_PORT')
  const taken = await reservePort(apiPort + 1, '127.0.0.1')
  return 'refused' in taken ? null : taken
}

/** Lists what both processes would miss outside the demo, before anything is built. */
function missingSettings(): string[] {
  if (isDemo) return []
  const env = { ...process.env, PUBLIC_ORIGIN: publicOrigin, SITE_URL: process.env.SITE_URL || publicOrigin }
  const api = readSettings('api', env)
  const storefront = readSettings('storefront', env)
  const lines = [
    ...storefront.mistakes,
    ...storefront.missing,
    ...api.mistakes,
    // A database on this machine may be marked as a demo.
    ...(isDemoOfApi(api.values, env) ? [] : api.missing),
  ]
  // The start gives the one as the other.
  return [...new Set(lines)].filter(line => !line.startsWith('SITE_URL is not set'))
}

/** Returns the API's settings for the test provider; empty if that is not for this machine. */
const startTestProvider = async (): Promise<NodeJS.ProcessEnv> => {
  if (!isDemo || providersIn(process.env).length > 0) return {}
  // Both are started here, so the key need not outlive them; the ledger does.
  const key = randomBytes(32).toString('hex')
  const home = resolve(process.env.STOA_DATA_HOME || inRoot('.data'))
  let found: (address: string) => void
  const address = new Promise<string>(resolve => {
    found = resolve
  })
  launch(
    'payments',
    ['src/test-provider/main.ts'],
    inRoot('apps/api'),
    {
      TEST_PROVIDER_KEY: key,
      TEST_PROVIDER_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/payments/webhooks/test`,
      TEST_PROVIDER_LEDGER: join(home, 'test-provider', 'ledger.jsonl'),
    },
    line => {
      const [, url] = /ready at (http:\/\/[\d.:]+)/.exec(line) ?? []
      if (url) found(url)
    },
  )
  // A child that ends before it is ready ends everything; see `launch`.
  const url = await address
  return { TEST_PROVIDER_URL: url, TEST_PROVIDER_KEY: key }
}

say('Starting the API and its database …')
const testProvider = await startTestProvider()
await reservedApiPort.release()
await consolePort?.release()
const operatorPort = Number(process.env.OPERATOR_PORT) || apiPort + 1
const api = launch('api', [...(isDev ? ['--watch'] : []), 'src/server.ts'], inRoot('apps/api'), {
  PORT: String(port),
  API_PORT: String(apiPort),
  NODE_ENV: isDev ? 'development' : 'production',
  // One command does it all; apart from it, a migration is a step of its own.
  MIGRATE: process.env.MIGRATE || 'auto',
  ...(publicOrigin && { SITE_URL: process.env.SITE_URL || publicOrigin }),
  ...(consolePort && { OPERATOR_PORT: String(operatorPort), OPERATOR_DIST: inRoot('apps/operator/dist') }),
  ...testProvider,
})
const apiUrl = `http://127.0.0.1:${apiPort}`
await waitForHttp(`${apiUrl}/readyz`, 180_000, () => api.exitCode === null).catch(error =>
  fail(error.message, 'See what the API printed above.'),
)

say('Starting the storefront …')
await storefrontPort.release()
const storefront = launch(
  'storefront',
  ['server.ts', ...(isDev ? ['--dev'] : [])],
  inRoot('apps/storefront'),
  { PORT: String(port), API_URL: apiUrl, PUBLIC_ORIGIN: publicOrigin },
)
const address = `http://localhost:${port}`
// A closed marketplace shows this page, too.
await waitForHttp(`${address}/terms-of-service`, 90_000, () => storefront.exitCode === null).catch(error =>
  fail(error.message, 'See what the storefront printed above.'),
)

say('Ready.')
console.log(`
  Storefront     ${address}
${
  isDemo
    ? `  API reference  ${apiUrl}/reference
${
  process.env.SEED === 'own'
    ? ''
    : `
  Demo accounts  buyer@stoa.example    stoa-demo-2026
                 seller@stoa.example   stoa-demo-2026
`
}`
    : ''
}
  Ctrl-C stops all of it.
`)

// Shoppers need not wait for it.
if (consolePort) {
  const build = await run('turbo', ['run', 'build', '--filter', 'operator', '--output-logs', 'errors-only'])
  if (build.code !== 0) say(`The operator console couldn't be built:\n${build.output}`)
  else
    console.log(`  Operator console  http://localhost:${operatorPort}
                 operator@stoa.example   stoa-demo-2026
`)
}
