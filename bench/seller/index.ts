/**
 * Measures the screens of a shop in a marketplace after two years. It has 100,000 products in 500 shops and a million
 * lines of 400,000 orders, four tenths of both in one shop. The API runs as it is shipped, in a process of its own
 * with row security on, and is called through HTTP by a member of the shop.
 *
 * Beside each call stands its floor: the same statements, one after another through one connection of pg, without
 * HTTP, contract and log-in. Calls that ask several statements at once can be quicker than it.
 *
 * At the end it says in words which bars hold. With `--data` the marketplace is kept in that folder, and the next run
 * there begins with what the one before has left.
 *
 *   pnpm bench:seller [--scale 0.1] [--only figures,products,orders,import,listeners] [--imported 50000] [--data FOLDER]
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type startNode, stopProcess } from '@stoa/testing/processes'
import pg from 'pg'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { type Bar, verdict } from '../api/bars.ts'
import { openDesks } from './desk.ts'
import { figures } from './figures.ts'
import { openFloor } from './floor.ts'
import { importFigures } from './import.ts'
import { LISTENERS, listenerFigures, STREAMS } from './listeners.ts'
import { orderTable } from './order-table.ts'
import { productTable } from './product-table.ts'
import { seed } from './seed.ts'
import { SHOPS, sizeOf } from './size.ts'
import { startApi } from './start-api.ts'

const argument = (name: string) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const scale = Number(argument('--scale') ?? 1)
const size = sizeOf(scale)
const imported = Number(argument('--imported') ?? size.imported)
const only = argument('--only')?.split(',')
const kept = argument('--data')
const data = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'stoa-bench-'))
mkdirSync(data, { recursive: true })
/** Is there once a marketplace of this size is whole. */
const mark = join(data, `filled-${scale}`)
const say = (text: string) => console.log(text)
const running: ReturnType<typeof startNode>[] = []
const closers: (() => Promise<unknown>)[] = []
const bars: Bar[] = []
const began = performance.now()

const part = async (name: string, title: string, work: () => Promise<Bar[]>) => {
  if (only && !only.includes(name)) return
  say(`\n${title} (load of the machine ${loadavg()[0]!.toFixed(1)})`)
  bars.push(...(await work()))
}

const embedded = await startEmbedded({ home: data, log: () => {} })
try {
  await embedded.ensureDatabase('stoa')
  const databaseUrl = embedded.url()
  const { guardsReads } = await migrate(databaseUrl)
  if (!guardsReads) throw new Error('row security is not on')
  const { products, shops, orders } = size
  say(
    `${cpus().length} cores, ${cpus()[0]?.model.trim()}; ${products} products, ${shops} shops, ${orders} orders`,
  )
  if (!existsSync(mark)) {
    await seed(databaseUrl, size, say)
    writeFileSync(mark, '')
  }
  say(`  ready after ${((performance.now() - began) / 1_000).toFixed(0)} s`)

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  closers.push(() => pool.end())
  const api = await startApi({ databaseUrl, data }, child => running.push(child))
  const floor = await openFloor({ databaseUrl, data })
  closers.push(() => floor.close())
  const pid = api.child.pid!
  const [big, usual] = [
    (await openDesks(api.url, pool, 0, [SHOPS.big]))[0]!,
    (await openDesks(api.url, pool, 1, [SHOPS.usual]))[0]!,
  ]

  await part('figures', 'Figures', () => figures(floor, { big, usual }))
  await part('products', 'The table of products, big shop', () => productTable(floor, { big, usual }))
  await part('orders', 'The table of orders, big shop', () => orderTable(floor, { big, usual }, orders))
  await part('import', 'A file of products', () =>
    importFigures({ desk: usual, neighbor: big, count: imported, pid }),
  )
  await part('listeners', 'Listeners', async () => {
    const { rows } = await pool.query<{ slug: string }>('select slug from shops order by slug')
    const slugs = rows.map(({ slug }) => slug)
    const desks = []
    for (let nth = 2; desks.length * STREAMS < LISTENERS; nth++)
      desks.push(...(await openDesks(api.url, pool, nth, slugs)))
    return listenerFigures({
      api: api.url,
      pool,
      pid,
      desks: desks.slice(0, Math.ceil(LISTENERS / STREAMS)),
      neighbor: big,
    })
  })
  verdict(bars, say)
  say(`Took ${((performance.now() - began) / 1_000).toFixed(0)} s.`)
} finally {
  for (const close of closers.reverse()) await close()
  for (const child of running) await stopProcess(child)
  await embedded.stop()
  if (!kept) rmSync(data, { recursive: true, force: true })
  if (!kept && embedded.home !== data) rmSync(embedded.home, { recursive: true, force: true })
}
