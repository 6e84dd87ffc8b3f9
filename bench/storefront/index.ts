/**
 * What the storefront's pages weigh and how soon they show: the product as it ships, in Chromium, in one run.
 *
 *   pnpm bench:storefront [--runs 3] [--pages home,listing,product,cart] [--check]
 *
 *   --runs N          Lighthouse runs a page; medians are printed. 0 leaves Lighthouse out. With 3, all pages take
 *                     about ten minutes on two cores: Lighthouse runs 31 times
 *   --pages A,B       only these pages
 *   --check           exit 1 when a page misses what the project promises
 *   STOREFRONT_URL    measures a product that is already up instead of building one
 *   CHROMIUM_PATH     the browser to use; otherwise one is found
 *
 * kB are 1,024 bytes. JavaScript is weighed as gzip 9 of every file that the page fetched, whatever encoding it
 * came in; "to hydrate" is what a page's HTML names. First taps are on Slow 4G with a quarter of the processor's
 * speed, nothing cached, the median of `--runs`. The LCP ratio is Lighthouse's simulated LCP over that of the same HTML served without scripts.
 */
import { cpus } from 'node:os'
import { findChromium } from '@stoa/testing/browsers'
import { freePort } from '@stoa/testing/ports'
import { type BrowserContext, chromium } from 'playwright-core'
import { type Audit, audit } from './audit.ts'
import { cartShift } from './cart-shift.ts'
import { fillCart, fillOwnCart } from './fill-cart.ts'
import { type FirstTap, firstTap } from './first-tap.ts'
import { startProduct } from './product.ts'
import { judge } from './promises.ts'
import { PUBLISHED } from './published.ts'
import { type Weight, weigh } from './weigh.ts'
import { serveWithoutScripts } from './without-scripts.ts'

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const REST_IN_MS = 6000
const CART_LINES = [0, 3, 12]
const runs = Number(option('--runs') ?? 3)
const isCheck = process.argv.includes('--check')
const kB = (bytes: number | null) => (bytes === null ? '–' : (bytes / 1024).toFixed(1))
const say = (text: string) => console.log(text)

interface Row {
  name: string
  path: string
  weight: Weight
  live?: Audit
  bare?: Audit
  taps?: { atOnce: FirstTap; atRest: FirstTap }
  cartShift?: number
  /** What is in the browser's storage stays there. */
  isFilled?: boolean
}

interface Listed {
  slug: string
  name: string
  optionCount: number
}

/** Products that can be added without choosing anything. */
async function plainProducts(address: string): Promise<Listed[]> {
  const answer = await fetch(`${address}/api/public/products?limit=60&inStock=true&sort=best_seller`)
  const { items } = (await answer.json()) as { items: Listed[] }
  return items.filter(({ optionCount }) => optionCount === 0)
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const widths = head.map((word, at) => Math.max(word.length, ...rows.map(row => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((word, at) => (at === 0 ? word.padEnd(widths[at] ?? 0) : word.padStart(widths[at] ?? 0)))
      .join('  ')
  for (const row of [head, ...rows]) say(line(row))
}

const port = await freePort()
const executablePath = await findChromium(say, true)
const given = process.env.STOREFRONT_URL
const product = given ? { address: given, stop: async () => {} } : await startProduct()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
})
let isMissed = false
try {
  const { address } = product
  const plain = await plainProducts(address)
  const slug = plain[0]?.slug
  if (!slug) throw new Error('the catalog has no product without options')
  const names = plain.map(({ name }) => name)
  const wanted = option('--pages')?.split(',')
  const pages = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/all-product' },
    { name: 'product', path: `/product/${slug}` },
    { name: 'cart', path: '/cart' },
  ].filter(({ name }) => wanted?.includes(name) ?? true)
  if (pages.length === 0) throw new Error(`--pages names no page: ${wanted}`)
  const copy = await serveWithoutScripts(
    address,
    pages.map(({ path }) => path),
  )
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const filled = (context: BrowserContext) => fillCart(context, address, slug)
    const weight = await weigh(browser, address, path, names, name === 'cart' ? filled : undefined)
    rows.push({ name, path, weight })
  }
  const productRow = rows.find(({ name }) => name === 'product')
  const median = (taps: readonly FirstTap[], of: keyof FirstTap) =>
    taps.map(tap => tap[of] ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)[Math.floor(taps.length / 2)] ??
    null
  const tap = async (rest: number): Promise<FirstTap> => {
    const taps: FirstTap[] = []
    for (let nth = 0; nth < Math.max(1, runs); nth++)
      taps.push(await firstTap(browser, `${address}/product/${slug}`, rest))
    return { pressed: median(taps, 'pressed'), counted: median(taps, 'counted'), said: median(taps, 'said') }
  }
  if (productRow) productRow.taps = { atOnce: await tap(0), atRest: await tap(REST_IN_MS) }
  const shifts: string[][] = []
  const cart = rows.find(({ name }) => name === 'cart')
  if (cart) {
    for (const lines of CART_LINES)
      shifts.push([String(lines), (await cartShift(browser, address, plain.slice(0, lines))).toFixed(3)])
    cart.cartShift = Math.max(...shifts.map(([, shift]) => Number(shift)))
    // Lighthouse looks at a browser that is new here, and at one that has something in its cart.
    rows.push({ ...cart, name: 'cart, filled', isFilled: true })
  }
  if (runs > 0) {
    // Pictures are made when they are first asked for; that is not what is measured.
    for (const row of rows) {
      if (!row.isFilled) await audit(address + row.path, port, { runs: 1, everything: false })
    }
    for (const row of rows) {
      if (row.isFilled) await fillOwnCart(port, address, slug)
      const kept = row.isFilled ?? false
      row.live = await audit(address + row.path, port, { runs, everything: true, kept })
      row.bare = kept ? cart?.bare : await audit(copy.address + row.path, port, { runs, everything: false })
    }
  }
  await copy.close()

  const weighed = rows.filter(({ isFilled }) => !isFilled)
  say(`\n${cpus().length} cores, ${cpus()[0]?.model.trim()}; Chromium ${browser.version()}`)
  say(
    '\nkB gzip (HTML also raw): JavaScript to hydrate, with what comes when idle, then after drawer, menu and add; the cart has a line',
  )
  table(
    ['', 'to hydrate', 'files', 'idle', 'files', '+drawer', '+menu', '+add', 'HTML', 'raw', 'css'],
    weighed.map(({ name, weight: w }) => [
      name,
      kB(w.hydrated),
      String(w.files),
      kB(w.idle),
      String(w.idleFiles),
      kB(w.drawer),
      kB(w.menu),
      kB(w.add),
      kB(w.htmlGzip),
      kB(w.html),
      kB(w.css),
    ]),
  )
  const taps = productRow?.taps
  if (taps) {
    const ms = (time: number | null) => (time === null ? '–' : time.toFixed(0))
    say('\nfirst tap on Add, Slow 4G, a quarter of the speed; ms')
    table(
      ['', 'pressed', 'counted', 'said'],
      [
        ['at once', ...[taps.atOnce.pressed, taps.atOnce.counted, taps.atOnce.said].map(ms)],
        ['after six seconds', ...[taps.atRest.pressed, taps.atRest.counted, taps.atRest.said].map(ms)],
      ],
    )
  }
  if (shifts.length > 0) {
    say('\nlayout shift of a guest’s cart page, by lines')
    table(['lines', 'shift'], shifts)
  }
  if (runs > 0) {
    say(`\nLighthouse, mobile, simulated slow 4G, median of ${runs}; ms; shift is the worst`)
    table(
      ['', 'LCP', 'no scripts', 'ratio', 'FCP', 'blocking', 'shift', 'perf', 'a11y', 'best', 'SEO', ''],
      rows.map(({ name, live, bare }) =>
        live && bare
          ? [
              name,
              live.lcp.toFixed(0),
              bare.lcp.toFixed(0),
              (live.lcp / bare.lcp).toFixed(2),
              live.fcp.toFixed(0),
              live.blocking.toFixed(0),
              live.shift.toFixed(3),
              String(live.performance),
              String(live.accessibility),
              String(live.bestPractices),
              String(live.seo),
              live.failed.join(' '),
            ]
          : [name],
      ),
    )
  }
  say('\nothers, of their starters without pictures')
  table(
    ['', 'JavaScript home', 'product', 'HTML raw', 'LCP ratio', 'perf'],
    PUBLISHED.map(one => [
      one.name,
      String(one.home),
      String(one.product),
      String(one.html),
      String(one.ratio),
      String(one.performance),
    ]),
  )

  const { lines, isKept } = judge(rows)
  say(`\n${lines.join('\n')}`)
  isMissed = !isKept
} finally {
  await browser.close()
  await product.stop()
}
if (isCheck && isMissed) process.exit(1)
