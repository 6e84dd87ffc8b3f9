/**
 * Measures how responsive the screens of a large shop are, in Chromium at normal speed. Pages through 10,000
 * products, searches them letter by letter, then opens, changes and saves a product of 2,000 variants. It prints the
 * longest task of each part and how many took over 50 ms: below that nobody feels a delay. Nothing else should run
 * beside it; where something does, the processor's time of the dearest task says what is the page's own.
 *
 *   pnpm bench:seller-screens [--pages 200]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumSwitches, findChromium } from '@stoa/testing/browsers'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode, stopProcess } from '@stoa/testing/processes'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { openDesks } from './desk.ts'
import { watchTasks } from './long-tasks.ts'
import { editLargeProduct, pageThrough, searchProducts } from './screen-walks.ts'
import { seed } from './seed.ts'
import { SHOPS, sizeOf } from './size.ts'
import { startApi } from './start-api.ts'

/** Factor by which the big shop has 10,000 products, which are part of 25,000. */
const SCALE = 0.25
const REST_MS = 2_000
const at = process.argv.indexOf('--pages')
const pages = at > 0 ? Number(process.argv[at + 1]) : 200
const say = (text: string) => console.log(text)
const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
const closers: (() => Promise<unknown>)[] = []

const embedded = await startEmbedded({ home: data, log: () => {} })
try {
  await embedded.ensureDatabase('stoa')
  const databaseUrl = embedded.url()
  await migrate(databaseUrl)
  // Orders are in the way here: none of these screens shows one.
  await seed(databaseUrl, { ...sizeOf(SCALE), orders: 4_000 }, () => {})
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  closers.push(() => pool.end())
  const api = await startApi({ databaseUrl, data }, child => closers.push(() => stopProcess(child)))
  const [desk] = await openDesks(api.url, pool, 0, [SHOPS.big])
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const storefront = startNode(['server.ts'], {
    cwd: inRoot('apps/storefront'),
    env: { PORT: String(port), API_URL: api.url, PUBLIC_ORIGIN: address, LOG_LEVEL: 'error' },
    onLine: () => {},
  })
  closers.push(() => stopProcess(storefront))
  await waitForHttp(`${address}/about`, 60_000, () => storefront.exitCode === null)

  const browser = await chromium.launch({
    executablePath: await findChromium(say),
    args: [...chromiumSwitches],
  })
  closers.push(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const tasks = await watchTasks(page)
  await page.goto(`${address}/login`)
  await page.locator('html[data-hydrated]').waitFor()
  await page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .fill('load-0@example.com')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('walnut-harbour-fable')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log in$/i })
    .click()
  await page.waitForURL(url => url.pathname !== '/login')

  say(`${cpus().length} cores, ${cpus()[0]?.model.trim()}; Chromium ${browser.version()}`)
  say(`${''.padEnd(36)} longest task, ms   over 50 ms   processor, ms   of it drawing   steps`)
  const report = async (name: string, walk: () => Promise<number>) => {
    await tasks.forget()
    const steps = await walk()
    const { longest, count, dearest, drawing } = await tasks.read()
    const cells = [
      [longest, 16],
      [count, 12],
      [dearest, 15],
      [drawing, 15],
      [steps, 7],
    ] as const
    say([name.padEnd(36), ...cells.map(([value, width]) => value.toFixed(0).padStart(width))].join(' '))
  }
  const openProducts = async () => {
    await page.goto(`${address}/seller/products`)
    await page.locator('[data-row]').first().waitFor()
    // What comes when idle. The network never is: the shop's events are followed.
    await page.waitForTimeout(REST_MS)
  }
  await openProducts()
  await report('10,000 products, page by page', () => pageThrough(page, pages))
  await openProducts()
  await report('searched, letter by letter', () => searchProducts(page))
  for (const part of await editLargeProduct(page, address, desk!)) await report(part.name, part.walk)
} finally {
  for (const close of closers.reverse()) await close()
  await embedded.stop()
  rmSync(data, { recursive: true, force: true })
  if (embedded.home !== data) rmSync(embedded.home, { recursive: true, force: true })
}
