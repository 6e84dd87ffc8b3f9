/**
 * Measures the operator console over the marketplace of `bench:seller` with payments, emails, cases and a log of a year. Four
 * operators ask at the same time, over HTTP on the console's port. At the end it says which bars hold.
 *
 * At a scale of 1 the marketplace has 500 shops, 100,000 products and 400,000 orders; `--orders` changes the last. With `--data`
 * it is kept in that folder, and the next run there begins with what the one before has left.
 *
 *   pnpm bench:operator [--scale 0.25] [--orders 1000000] [--only screens,payouts,checkout] [--data FOLDER]
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@stoa/testing/ports'
import { type startNode, stopProcess } from '@stoa/testing/processes'
import pg from 'pg'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { type Bar, verdict } from '../api/bars.ts'
import { startProvider } from '../api/buyers.ts'
import { seed } from '../seller/seed.ts'
import { sizeOf } from '../seller/size.ts'
import { startApi } from '../seller/start-api.ts'
import { checkout } from './checkout.ts'
import { openSeats } from './console.ts'
import { payouts } from './payouts.ts'
import { screens } from './screens.ts'
import { seedConsole } from './seed-console.ts'

const OPERATORS = 4
/** Entries of the log at a scale of 1: a thousand a day. */
const ENTRIES = 365_000

const argument = (name: string) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const scale = Number(argument('--scale') ?? 1)
const usual = sizeOf(scale)
const size = { ...usual, orders: Number(argument('--orders') ?? usual.orders) }
const only = argument('--only')?.split(',')
const kept = argument('--data')
const data = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'stoa-bench-'))
mkdirSync(data, { recursive: true })
/** Exists once a marketplace of this size is complete. */
const mark = join(data, `filled-console-${scale}-${size.orders}`)
const say = (text: string) => console.log(text)
const running: ReturnType<typeof startNode>[] = []
const bars: Bar[] = []
const began = performance.now()

const part = async (name: string, work: () => Promise<Bar[]>) => {
  if (only && !only.includes(name)) return
  say(`\n${name} (load of the machine ${loadavg()[0]!.toFixed(1)})`)
  bars.push(...(await work()))
}

const embedded = await startEmbedded({ home: data, log: () => {} })
try {
  await embedded.ensureDatabase('stoa')
  const databaseUrl = embedded.url()
  await migrate(databaseUrl)
  const { products, shops, orders } = size
  say(
    `${cpus().length} cores, ${cpus()[0]?.model.trim()}; ${products} products, ${shops} shops, ${orders} orders`,
  )
  if (!existsSync(mark)) {
    await seed(databaseUrl, size, say)
    await seedConsole(databaseUrl, size, { entries: Math.round(ENTRIES * scale), say })
    writeFileSync(mark, '')
  }
  say(`  ready after ${((performance.now() - began) / 1_000).toFixed(0)} s`)

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const provider = await startProvider(data, running)
    const env = {
      OPERATOR_PORT: String(port),
      OPERATOR_ORIGIN: url,
      TEST_PROVIDER_URL: provider.url,
      TEST_PROVIDER_KEY: provider.key,
      RATE_PAYMENTS_PER_ACCOUNT: '100000',
      RATE_PAYMENTS_PER_ADDRESS: '100000',
      RATE_CONFIRMATIONS_PER_ACCOUNT: '100000',
      RATE_HELD_ITEMS_PER_ACCOUNT: '100000',
      RATE_HELD_LINES_PER_ACCOUNT: '100000',
      RATE_LAPSED_HOLDS_PER_ACCOUNT: '100000',
    }
    const api = await startApi({ databaseUrl, data, env }, child => running.push(child))
    const seats = await openSeats(url, pool, OPERATORS)
    const { rows } = await pool.query<{ id: string }>('select bench.id(30, 0) as id')
    await part('screens', () => screens(seats, size, rows[0]!.id))
    await part('payouts', () => payouts(seats, pool))
    await part('checkout', () => checkout({ seats, pool, api: api.url, provider }))
  } finally {
    await pool.end()
  }
  verdict(bars, say)
  say(`Took ${((performance.now() - began) / 1_000).toFixed(0)} s.`)
} finally {
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  if (!kept) rmSync(data, { recursive: true, force: true })
  if (!kept && embedded.home !== data) rmSync(embedded.home, { recursive: true, force: true })
}
