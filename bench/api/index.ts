/**
 * Measures requests per second of the API over 10,000 products, with 50 connections. Compares them with the floor:
 * the same SQL through bare Fastify and pg, in the same run on the same machine with the load on the same cores.
 *
 * Lists and searches are varied: hundreds of addresses, each connection at another one. Each is measured twice:
 * without a cache, so that every answer is read from the database; and as shipped, with responses cached while
 * nothing changes. Beside the requests stands the processor time that one takes, of the API and of the database: it
 * holds on a busy machine too. The floor sends rows as the database has them, some bytes less than the contract's
 * answer.
 *
 * At the end it says in words which bars hold.
 *
 *   pnpm bench:api [--seconds 8]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { memoryOf } from '../processor.ts'
import { type Bar, verdict } from './bars.ts'
import { fillCatalog, postmasterOf } from './fill.ts'
import type { Floor } from './floor.ts'
import { type Asked, CONNECTIONS, type Figures, load, prime } from './load.ts'
import { payFigures } from './pay.ts'
import { lists, searches } from './questions.ts'
import { shoppers } from './shoppers.ts'

/** What Vendure 3.7 answered a second on a machine of the same size: its search index, an addition to a new cart. */
const PEER = { search: 330, addToCart: 28 }

const at = process.argv.indexOf('--seconds')
const seconds = at > 0 ? Number(process.argv[at + 1]) : 8
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
const say = (text: string) => console.log(text)
const running: ReturnType<typeof startNode>[] = []

async function startApi(databaseUrl: string, cacheMegabytes: number, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const child = startNode(['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      API_PORT: String(port),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SEED: 'own',
      STOA_DATA_HOME: data,
      DEMO_ORDERS: '0',
      LOG_LEVEL: 'error',
      RESPONSE_CACHE_MB: String(cacheMegabytes),
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '100000',
      RATE_HELD_ITEMS_PER_ACCOUNT: '100000',
      RATE_HELD_LINES_PER_ACCOUNT: '100000',
      RATE_LAPSED_HOLDS_PER_ACCOUNT: '100000',
      RATE_PAYMENTS_PER_ACCOUNT: '100000',
      RATE_PAYMENTS_PER_ADDRESS: '100000',
      ...env,
    },
    onLine: () => {},
  })
  running.push(child)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/readyz`, 60_000, () => child.exitCode === null)
  return { url, child, idle: memoryOf(child.pid!) }
}

async function startFloor(floor: Floor) {
  const file = join(data, 'floor.json')
  writeFileSync(file, JSON.stringify(floor))
  return new Promise<string>((resolve, reject) => {
    const child = startNode(['api/floor.ts'], {
      cwd: inRoot('bench'),
      env: { FLOOR: file, NODE_ENV: 'production' },
      onLine: line => line.startsWith('listening ') && resolve(`http://127.0.0.1:${line.slice(10)}`),
    })
    running.push(child)
    child.once('exit', () => reject(new Error('the floor did not start')))
  }).then(url => ({ url, child: running.at(-1)! }))
}

const embedded = await startEmbedded({ home: data, log: () => {} })
try {
  await embedded.ensureDatabase('stoa')
  const { categories, shops, names, products } = await fillCatalog(embedded.url())
  const list = lists(categories, shops)
  const search = searches(names)
  const bare = await startFloor({
    databaseUrl: embedded.url(),
    routes: {
      '/list': list.statements,
      '/search': search.statements,
    },
  })
  const uncached = await startApi(embedded.url(), 0)
  const postmaster = postmasterOf(embedded.home)
  const measure = (name: string, { url, child }: typeof bare, asked: Asked) =>
    load(name, url, { server: child.pid!, postmaster }, asked, seconds)
  const one = (path: string) => ({ kind: 'one', path }) as const
  const varied = (paths: readonly string[]) => ({ kind: 'varied', paths }) as const
  // Asked for in the same way as ours, the load costs both sides the same.
  const floorOf = (path: string, paths: readonly string[]) => varied(paths.map((_, at) => `${path}?${at}`))
  const pages = products.map(slug => `/api/public/products/${slug}`)

  say(
    `\n${cpus().length} cores, ${cpus()[0]?.model.trim()}; 10,000 products, ${CONNECTIONS} connections, ${seconds} s each`,
  )
  say(`\nWithout a cache: ${list.paths.length} lists, ${search.paths.length} searches`)
  const listRow = await measure('product list of 20', uncached, varied(list.paths))
  const listFloor = await measure('  floor: the same SQL, bare', bare, floorOf('/list', list.paths))
  const searchRow = await measure('search of 20', uncached, varied(search.paths))
  const searchFloor = await measure('  floor: the same SQL, bare', bare, floorOf('/search', search.paths))
  await measure('product page', uncached, varied(pages))
  await measure('home', uncached, one('/api/public/home'))

  const uncachedLoaded = memoryOf(uncached.child.pid!)
  await stopProcess(uncached.child)

  say('\nAs shipped: responses cached while nothing changes')
  const shipped = await startApi(embedded.url(), 32)
  await prime(shipped.url, [...list.paths, ...search.paths, ...pages])
  const cachedList = await measure('product list of 20', shipped, varied(list.paths))
  const cachedSearch = await measure('search of 20', shipped, varied(search.paths))
  await measure('product page', shipped, varied(pages))
  await measure('home', shipped, one('/api/public/home'))
  const cart = await shoppers(shipped.url, CONNECTIONS)
  const added = await measure(`add to cart, ${CONNECTIONS} shoppers`, shipped, {
    kind: 'one',
    path: '/api/cart/add',
    options: cart,
  })
  await measure('  floor: Fastify, contract, no database', shipped, one('/healthz'))
  const shippedLoaded = memoryOf(shipped.child.pid!)

  await stopProcess(shipped.child)

  say('\nPaying')
  const payBars = await payFigures({
    databaseUrl: embedded.url(),
    data,
    running,
    startApi: env => startApi(embedded.url(), 32, env),
    say,
  })

  const ratio = (row: Figures, floor: Figures) =>
    `${(row.requests / floor.requests).toFixed(2)} (by processor time ${(floor.cost / row.cost).toFixed(2)})`
  say(`\nlist ÷ floor ${ratio(listRow, listFloor)}`)
  say(`search ÷ floor ${ratio(searchRow, searchFloor)}`)
  say(
    `memory of the API's process, idle → loaded: ${uncached.idle} → ${uncachedLoaded} MB without a cache, ${shipped.idle} → ${shippedLoaded} MB as shipped`,
  )
  const asFloor = (name: string, row: Figures, floor: Figures): Bar => ({
    name: `${name}, without a cache ÷ floor`,
    is: row.requests / floor.requests,
    atLeast: 0.5,
    failed: row.failed,
  })
  const asShipped = (name: string, row: Figures, atLeast: number): Bar => ({
    name: `${name}, as shipped, req/s`,
    is: row.requests,
    atLeast,
    failed: row.failed,
  })
  const bars = [
    asShipped('product list', cachedList, 3 * PEER.search),
    asShipped('search', cachedSearch, 3 * PEER.search),
    asShipped('add to cart', added, 20 * PEER.addToCart),
    asFloor('product list', listRow, listFloor),
    asFloor('search', searchRow, searchFloor),
    ...payBars,
  ]
  verdict(bars, say)
} finally {
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  rmSync(data, { recursive: true, force: true })
}
