/**
 * Measures the cost of observation on 10,000 products. The processor time of a call is taken without any observation,
 * as shipped, with metrics, and with traces of every call and of one in a hundred. A cached list is the call with the
 * least work of its own, a cart one with several statements.
 *
 * All variants run beside each other and are asked in turn, so that they share what else the machine does. Processor
 * time holds on a busy machine as well, calls a second do not.
 *
 *   pnpm bench:observe [--seconds 4] [--rounds 5]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import autocannon from 'autocannon'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { type Bar, verdict } from '../api/bars.ts'
import { fillCatalog } from '../api/fill.ts'
import { register } from '../api/shoppers.ts'
import { memoryOf, processorOf } from '../processor.ts'

const CONNECTIONS = 16
/** Prometheus asks every 15 s; more often, so that each measurement has some. Milliseconds. */
const SCRAPE_EVERY = 1_000

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
const running: ReturnType<typeof startNode>[] = []
const medianOf = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!

/** Takes spans and forgets them. */
let batches = 0
const collector = createServer((request, response) => {
  batches++
  request.resume().on('end', () => response.end('{}'))
})
await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const metricsPort = await freePort()
const VARIANTS = {
  'nothing built in': { before: ['--import', inRoot('bench', 'observe', 'bare.ts')], env: {} },
  'switched off': { before: [], env: {} },
  metrics: { before: [], env: { METRICS_PORT: String(metricsPort) } },
  'traces, all': { before: [], env: { OTEL_EXPORTER_OTLP_ENDPOINT } },
  'traces, 1 in 100': { before: [], env: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.01' } },
}
type Variant = keyof typeof VARIANTS
const NAMES = Object.keys(VARIANTS) as Variant[]

const embedded = await startEmbedded({ home: data, log: () => {} })
try {
  await embedded.ensureDatabase('stoa')
  await fillCatalog(embedded.url())

  async function start({ before, env }: (typeof VARIANTS)[Variant]) {
    const port = await freePort()
    const child = startNode([...before, 'src/server.ts'], {
      cwd: inRoot('apps', 'api'),
      env: {
        DATABASE_URL: embedded.url(),
        SEED: 'own',
        STOA_DATA_HOME: data,
        DEMO_ORDERS: '0',
        JOBS: 'off',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        API_PORT: String(port),
        RATE_AUTH_PER_ADDRESS: '100000',
        ...env,
      },
      onLine: line => line.includes('"level":') && console.error(line),
    })
    running.push(child)
    const url = `http://127.0.0.1:${port}`
    await waitForHttp(`${url}/readyz`, 60_000, () => child.exitCode === null)
    return { url, pid: child.pid! }
  }
  const servers = {} as Record<Variant, Awaited<ReturnType<typeof start>>>
  for (const name of NAMES) servers[name] = await start(VARIANTS[name])
  const token = await register(servers['switched off'].url, 0)
  const calls = {
    'a cached list': { path: '/api/public/products?limit=20', headers: {} },
    'a cart': { path: '/api/cart/findAll', headers: { authorization: `Bearer ${token}` } },
  }

  let failed = 0
  async function costOf(name: Variant, { path, headers }: { path: string; headers: Record<string, string> }) {
    const { url, pid } = servers[name]
    const run = (duration: number) =>
      autocannon({ url: `${url}${path}`, connections: CONNECTIONS, duration, headers })
    await run(1)
    const scraping =
      name === 'metrics'
        ? setInterval(() => {
            void fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(answer => answer.arrayBuffer())
          }, SCRAPE_EVERY)
        : undefined
    const before = processorOf(pid)
    const { requests, errors, non2xx } = await run(seconds)
    clearInterval(scraping)
    failed += errors + non2xx
    return { cost: (processorOf(pid) - before) / Math.max(1, requests.total), rate: requests.average }
  }

  console.log(
    `\n${cpus().length} cores, ${cpus()[0]?.model.trim()}, load ${loadavg()[0]!.toFixed(1)}; ${CONNECTIONS} connections, medians of ${rounds} rounds`,
  )
  const bars: Bar[] = []
  for (const [what, call] of Object.entries(calls)) {
    const costs = Object.fromEntries(NAMES.map(name => [name, [] as number[]])) as Record<Variant, number[]>
    const rates = Object.fromEntries(NAMES.map(name => [name, [] as number[]])) as Record<Variant, number[]>
    for (let round = 0; round < rounds; round++)
      for (const name of NAMES) {
        const { cost, rate } = await costOf(name, call)
        costs[name].push(cost)
        rates[name].push(rate)
      }
    const off = medianOf(costs['switched off'])
    console.log(`\n${what}`)
    for (const name of NAMES)
      console.log(
        `  ${name.padEnd(18)} ${medianOf(costs[name]).toFixed(3)} ms of processor a call, × ${(medianOf(costs[name]) / off).toFixed(2)}; ${medianOf(rates[name]).toFixed(0)} calls a second`,
      )
    const ratio = (name: Variant, to: Variant) => medianOf(costs[name]) / medianOf(costs[to])
    bars.push(
      {
        name: `${what}: switched off ÷ nothing built in`,
        is: ratio('switched off', 'nothing built in'),
        atMost: 1.05,
        failed,
      },
      { name: `${what}: metrics ÷ switched off`, is: ratio('metrics', 'switched off'), atMost: 1.15, failed },
    )
  }
  console.log('\nmemory after it')
  for (const name of NAMES) console.log(`  ${name.padEnd(18)} ${memoryOf(servers[name].pid)} MB`)
  console.log(`${batches} batches of spans came to the collector`)
  verdict(bars, console.log)
} finally {
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  collector.close()
  rmSync(data, { recursive: true, force: true })
}
