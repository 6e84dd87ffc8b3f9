/**
 * Requests a second of the API over 10,000 products, 50 connections, and beside it the floor: the same SQL
 * through bare Fastify and pg, in the same run on the same machine with the load on the same cores.
 *
 *   pnpm bench:api [--seconds 8]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { listStatement } from '../../apps/api/src/modules/catalog/list-query.ts'
import { readSearch } from '../../apps/api/src/modules/search/search-query.ts'
import { openDatabase } from '../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { compile } from '../../apps/api/src/platform/db/read.ts'
import { generateCatalogue } from '../../apps/api/src/seed/generate.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort, waitForHttp } from '../../scripts/lib/ports.ts'
import { startProcess, stopProcess } from '../../scripts/lib/processes.ts'
import type { Floor } from './floor.ts'

const at = process.argv.indexOf('--seconds')
const seconds = at > 0 ? Number(process.argv[at + 1]) : 8
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
const node = inRoot('node_modules/.bin/node')
const say = (text: string) => console.log(text)

interface Row {
  name: string
  requests: number
  p99: number
  bytes: number
  errors: number
}

const load = async (name: string, url: string, options: Partial<autocannon.Options> = {}): Promise<Row> => {
  await autocannon({ url, connections: 50, duration: 2, ...options })
  const result = await autocannon({ url, connections: 50, duration: seconds, ...options })
  const row = {
    name,
    requests: result.requests.average,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    errors: result.errors + result.non2xx,
  }
  say(
    `${row.name.padEnd(44)} ${row.requests.toFixed(0).padStart(6)} req/s  p99 ${String(row.p99).padStart(5)} ms  ${String(row.bytes).padStart(6)} B${row.errors ? `  ${row.errors} errors` : ''}`,
  )
  return row
}

const filter = {
  search: null,
  category: null,
  shop: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  inStock: false,
  onSale: false,
}

const embedded = await startEmbedded({ home: data, log: () => {} })
const apiPort = await freePort()
const api = `http://127.0.0.1:${apiPort}`
const running: ReturnType<typeof startProcess>[] = []
try {
  await embedded.ensureDatabase('stoa')
  await migrate(embedded.url())
  const { db, close } = openDatabase({ url: embedded.url(), connections: 2 })
  await generateCatalogue(db, { products: 10_000, shops: 50 })
  // Lines grow without end here; no stock may stop them.
  await db.$client.query('update variants set stock = null')
  await db.$client.query('analyze')
  const edition = (
    await db.$client.query<{ edition: string }>(
      "select last_value || (case when is_called then '+' else '' end) as edition from catalogue_version",
    )
  ).rows[0]!.edition
  const question = { filter, cursor: null, limit: 20, knownEdition: edition }
  const floor: Floor = {
    databaseUrl: embedded.url(),
    routes: {
      '/list': compile(listStatement({ ...question, sort: 'best_seller' })),
      '/search': compile(
        listStatement({
          ...question,
          filter: { ...filter, search: readSearch('walnut') },
          sort: 'relevance',
        }),
      ),
    },
  }
  await close()

  const server = startProcess(node, ['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      API_PORT: String(apiPort),
      NODE_ENV: 'production',
      DATABASE_URL: embedded.url(),
      STOA_DATA_HOME: data,
      LOG_LEVEL: 'error',
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '100000',
    },
    onLine: () => {},
  })
  running.push(server)
  await waitForHttp(`${api}/readyz`, 60_000, () => server.exitCode === null)

  const floorPort = await new Promise<string>((resolve, reject) => {
    const child = startProcess(node, ['api/floor.ts'], {
      cwd: inRoot('bench'),
      env: { FLOOR: JSON.stringify(floor), NODE_ENV: 'production' },
      onLine: line => line.startsWith('listening ') && resolve(line.slice(10)),
    })
    running.push(child)
    child.once('exit', () => reject(new Error('the floor did not start')))
  })
  const bare = `http://127.0.0.1:${floorPort}`

  const tokens = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      const account = { email: `load-${nth}@example.com`, password: 'walnut-harbour-fable', username: 'Load' }
      const body = new FormData()
      for (const [name, value] of Object.entries(account)) body.set(name, value)
      await fetch(`${api}/api/public/registerWithoutVerify`, { method: 'POST', body })
      const answer = await fetch(`${api}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: account.email, password: account.password }),
      })
      return ((await answer.json()) as { token: string }).token
    }),
  )
  const { items } = (await (await fetch(`${api}/api/public/products?limit=60&inStock=true`)).json()) as {
    items: { slug: string }[]
  }
  interface Buyable {
    id: string
    variants: { optionIds: string[]; stock: number | null }[]
  }
  const roomy: { productDTO: { id: string }; quantity: number; optionIds: string[] }[] = []
  for (const { slug } of items) {
    const product = (await (await fetch(`${api}/api/public/products/${slug}`)).json()) as Buyable
    for (const { optionIds, stock } of product.variants)
      if (stock === null) roomy.push({ productDTO: { id: product.id }, quantity: 1, optionIds })
  }

  say(
    `\n${cpus().length} cores, ${cpus()[0]?.model.trim()}; 10,000 products, 50 connections, ${seconds} s each`,
  )
  const list = await load('product list of 20', `${api}/api/public/products?limit=20`)
  const listFloor = await load('  floor: the same SQL, bare', `${bare}/list`)
  const search = await load('search of 20', `${api}/api/public/products?q=walnut&limit=20`)
  const searchFloor = await load('  floor: the same SQL, bare', `${bare}/search`)
  await load('home', `${api}/api/public/home`)
  let nth = 0
  await load('add to cart, 50 shoppers', `${api}/api/cart/add`, {
    setupClient: client => {
      const mine = nth++ % tokens.length
      client.setHeadersAndBody(
        { authorization: `Bearer ${tokens[mine]}`, 'content-type': 'application/json' },
        JSON.stringify(roomy[mine % roomy.length]),
      )
    },
    method: 'POST',
  })
  await load('  floor: Fastify, contract, no database', `${api}/healthz`)
  say(`\nlist ÷ floor    ${(list.requests / listFloor.requests).toFixed(2)}`)
  say(`search ÷ floor  ${(search.requests / searchFloor.requests).toFixed(2)}`)
} finally {
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  rmSync(data, { recursive: true, force: true })
}
