/**
 * Measures the cost of more processes on 10,000 products. Compares the processor time of a request with one API
 * process and with two, for all API processes and the database together. The calls are a shopper's: lists, searches
 * and product pages as shipped, and additions to a cart.
 *
 * Beside it stands how long lists take while a hundred people sign in, what delivery and quotes cost with many shipping
 * zones, and what pages cost the storefront: kept, asked about and made again, with the parts of making one.
 *
 * Processor time holds on a busy machine as well; both counts come from one run, with the same connections in turn.
 *
 * Two processes share the addresses of reads, as the balancers of `operations/balancer` spread them: each keeps the
 * responses that it has made. It lasts a little more than the minute for which one is kept: all are made again once.
 *
 *   pnpm bench:scale [--seconds 75]
 *   pnpm bench:scale --pages          only the pages
 *   pnpm bench:scale --delivery       only delivery and quotes
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import autocannon from 'autocannon'
import pg from 'pg'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { type Bar, verdict } from '../api/bars.ts'
import { fillCatalog, postmasterOf } from '../api/fill.ts'
import { prime } from '../api/load.ts'
import { lists, searches } from '../api/questions.ts'
import { additionsOf } from '../api/shoppers.ts'
import { processorOf, processorOfServer } from '../processor.ts'
import { deliveryFigures } from './delivery.ts'
import { pageFigures } from './pages.ts'
import { signInFigures } from './sign-ins.ts'

const CONNECTIONS = 32
/** One call of so many of each connection is an addition to a cart: the mix is the same however fast either is. */
const ADDITIONS = 8
/** A line of a cart holds 999 pieces at most, and more are refused. */
const ACCOUNTS = 4 * CONNECTIONS
const ROUNDS = 2
/** Seconds of the figures that stand beside it. */
const BESIDE = 8

const at = process.argv.indexOf('--seconds')
const seconds = at > 0 ? Number(process.argv[at + 1]) : 75
const only = ['--pages', '--delivery'].find(part => process.argv.includes(part))
const bars: Bar[] = []
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
const running: ReturnType<typeof startNode>[] = []
const say = (text: string) => console.log(text)
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

async function start(folder: string, args: string[], ready: string, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const child = startNode(args, {
    cwd: inRoot('apps', folder),
    env: { PORT: String(port), API_PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    onLine: line => line.includes('"level":') && console.error(line),
  })
  running.push(child)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}${ready}`, 60_000, () => child.exitCode === null)
  return { url, pid: child.pid!, child }
}

const embedded = await startEmbedded({ home: data, log: () => {} })
await embedded.ensureDatabase('stoa')
const pool = new pg.Pool({ connectionString: embedded.url(), max: 1 })
try {
  const catalog = await fillCatalog(embedded.url())
  const env = {
    DATABASE_URL: embedded.url(),
    SEED: 'own',
    STOA_DATA_HOME: data,
    DEMO_ORDERS: '0',
    RATE_AUTH_PER_ADDRESS: '100000',
    RATE_SIGN_INS_PER_ACCOUNT: '100000',
    RATE_QUOTES_PER_ADDRESS: '1000000',
  }
  const first = await start('api', ['src/server.ts'], '/readyz', env)
  const postmaster = postmasterOf(embedded.home)
  const startUncached = () => start('api', ['src/server.ts'], '/readyz', { ...env, RESPONSE_CACHE_MB: '0' })
  if (!only) {
    const second = await start('api', ['src/server.ts'], '/readyz', env)
    const listed = lists(catalog.categories, catalog.shops).paths
    const reads = [
      ...listed,
      ...searches(catalog.names).paths,
      ...catalog.products.map(slug => `/api/public/products/${slug}`),
    ]
    const additions = await additionsOf(first.url, ACCOUNTS)
    // Each has its answers ready and its code compiled: what is measured is how it goes on.
    for (const { url } of [first, second]) await prime(url, reads)

    /** Milliseconds of processor time a call, of these processes and the database. */
    async function costWith(apis: readonly { url: string; pid: number }[], duration = seconds) {
      const connections = CONNECTIONS / apis.length
      await pool.query('update cart_items set quantity = 1')
      const run = async (length: number) => {
        let adding = 0
        const add: autocannon.Request = {
          method: 'POST',
          path: '/api/cart/add',
          setupRequest: asked => ({ ...asked, ...additions[adding++ % additions.length]! }),
        }
        const requestsOf = (nth: number) => {
          const own = reads.filter((_, at) => at % apis.length === nth)
          let reading = 0
          const read: autocannon.Request = {
            method: 'GET',
            setupRequest: asked => ({ ...asked, path: own[reading++ % own.length]! }),
          }
          return [...Array<autocannon.Request>(ADDITIONS - 1).fill(read), add]
        }
        const results = await Promise.all(
          apis.map(async ({ url }, nth) =>
            autocannon({ url, connections, duration: length, requests: requestsOf(nth) }),
          ),
        )
        return {
          calls: results.reduce((sum, { requests }) => sum + requests.total, 0),
          failed: results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
        }
      }
      await run(Math.min(4, duration))
      const spent = () => ({
        database: processorOfServer(postmaster),
        apis: apis.reduce((sum, { pid }) => sum + processorOf(pid), 0),
      })
      const before = spent()
      const { calls, failed } = await run(duration)
      const after = spent()
      const [database, own] = [after.database - before.database, after.apis - before.apis].map(
        each => each / Math.max(1, calls),
      ) as [number, number]
      return { cost: database + own, database, calls: calls / duration, failed }
    }

    say(
      `\n${cpus().length} cores, ${cpus()[0]?.model.trim()}, load ${loadavg()[0]!.toFixed(1)}; ${CONNECTIONS} connections`,
    )
    const costs = { one: [] as number[], two: [] as number[] }
    let failed = 0
    for (const api of [first, second]) await costWith([api], Math.min(4, seconds))
    // In both orders, so that what changes in time falls on both.
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 === 0 ? (['one', 'two'] as const) : (['two', 'one'] as const)) {
        const apis = name === 'one' ? [first] : [first, second]
        const figures = await costWith(apis)
        failed += figures.failed
        costs[name].push(figures.cost)
        say(
          `${name === 'one' ? 'one process  ' : 'two processes'}  ${figures.cost.toFixed(3)} ms of processor a call, ${figures.database.toFixed(3)} of it the database’s; ${figures.calls.toFixed(0)} calls a second`,
        )
      }
    const ratio = meanOf(costs.two) / meanOf(costs.one)

    // Each list is read from the database: those from a cache wait for nobody.
    await signInFigures((await startUncached()).url, listed, BESIDE, say)

    bars.push({ name: 'processor time a call, two processes ÷ one', is: ratio, atMost: 1.15, failed })
  }

  if (only !== '--pages') {
    const api = await startUncached()
    bars.push(...(await deliveryFigures({ api, postmaster, pool, seconds: BESIDE, say })))
    await stopProcess(api.child)
  }
  if (only !== '--delivery')
    bars.push(
      ...(await pageFigures({
        startStorefront: async (settings, profile) => {
          const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
          const process = await start('storefront', [...flags, 'server.ts'], '/about', {
            API_URL: first.url,
            PUBLIC_ORIGIN: 'http://localhost',
            ...settings,
          })
          return { ...process, end: () => stopProcess(process.child) }
        },
        slug: catalog.products[0]!,
        pool,
        folder: data,
        seconds: BESIDE,
        say,
      })),
    )
  verdict(bars, say)
} finally {
  await pool.end()
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  rmSync(data, { recursive: true, force: true })
}
