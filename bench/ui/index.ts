/**
 * Measures drawing and selecting a cart of 500 lines in Chromium at a quarter of the processor's speed. Compares ours
 * with the same list by hand with the browser's own controls, and with other systems, in one run. All lines are
 * styled and laid out when they are near, as ours are; `native, whole` does so with all at once. The milliseconds are
 * the machine's; what is held are the ratios of the cart. The checkboxes alone tell what our drawing of the box costs
 * beside the browser's own.
 *
 *   pnpm bench:ui          pnpm bench:ui radix
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright-core'
import { build, type InlineConfig, preview } from 'vite'
import type { Spent } from './page/main.tsx'
import { onePixel } from './picture.ts'

const ALL = ['native', 'native, whole', 'stoa', 'radix', 'mantine', 'mui']
/** Ours and what it is held to, always; the others as they are named, or all. */
const named = process.argv.slice(2)
const NAMES = ALL.filter(name => named.length === 0 || ['native', 'stoa', ...named].includes(name))
const LISTS = { Cart: '500 cart lines', Boxes: '500 checkboxes with words' } as const
type List = keyof typeof LISTS
const ROUNDS = 3
const TIMES = 3
const SLOWDOWN = 4
const MAX_RATIO = 1.5

const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-ui-'))
const root = join(import.meta.dirname, 'page')
const shared: InlineConfig = { root, configFile: false, logLevel: 'warn', plugins: [react()] }

async function raceOnce(browser: Browser, url: string, name: string, list: List): Promise<Spent> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', error => problems.push(String(error)))
  await page.route('**/picture/**', route => route.fulfill({ contentType: 'image/webp', body: onePixel }))
  await page.goto(url)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const spent = await page.evaluate(
    ([who, what, times]) =>
      (globalThis as unknown as { race: (...all: unknown[]) => Promise<Spent> }).race(who, what, times),
    [name, list, TIMES] as const,
  )
  await page.close()
  if (problems.length > 0 || spent.rows !== 500) throw new Error(`${name}: ${spent.rows} rows, ${problems}`)
  return spent
}

/** What else the machine does only adds: the least is nearest to what the work itself costs. */
const least = (values: number[]) => Math.min(...values)
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(17) : cell.padEnd(28))).join(''))

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
await build({ ...shared, build: { outDir: folder, emptyOutDir: true } })
const server = await preview({
  ...shared,
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const url = server.resolvedUrls?.local[0] ?? ''
const checks: [string, boolean][] = []
try {
  console.log(`Chromium ${browser.version()}, ${SLOWDOWN} × slowdown, ${cpus().length} cores`)
  console.log(
    `The least of ${ROUNDS} rounds, each with all contestants; in brackets the multiple of the native list.
`,
  )
  for (const list of Object.keys(LISTS) as List[]) {
    const all = new Map<string, Spent[]>(NAMES.map(name => [name, []]))
    for (let round = 0; round < ROUNDS; round++)
      // All in each round, so that a busy moment of the machine meets all.
      for (const name of NAMES) all.get(name)?.push(await raceOnce(browser, url, name, list))
    const figure = (name: string, pick: (spent: Spent) => number[]) => least(all.get(name)!.flatMap(pick))
    const figures = {
      mount: (spent: Spent) => spent.mounts,
      'first mount': (spent: Spent) => [spent.firstMount],
      'select all': (spent: Spent) => spent.selectAlls,
      'toggle one': (spent: Spent) => spent.toggles,
    }
    const times = (name: string, pick: (spent: Spent) => number[]) =>
      figure(name, pick) / figure('native', pick)
    row([LISTS[list], ...Object.keys(figures).map(name => `${name}, ms`), 'rows a toggle'])
    for (const name of NAMES)
      row([
        name,
        ...Object.values(figures).map(
          pick => `${figure(name, pick).toFixed(1)} (${times(name, pick).toFixed(2)})`,
        ),
        String(Math.max(...all.get(name)!.map(spent => spent.rowsPerToggle))),
      ])
    console.log()
    if (list === 'Cart')
      for (const what of ['mount', 'select all'] as const) {
        const ratio = times('stoa', figures[what])
        checks.push([
          `${LISTS[list]}: ${what} ${ratio.toFixed(2)} × native, at most ${MAX_RATIO}`,
          ratio <= MAX_RATIO,
        ])
      }
    const committed = Math.max(...all.get('stoa')!.map(spent => spent.rowsPerToggle))
    checks.push([`${LISTS[list]}: one toggle draws ${committed} row`, committed === 1])
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const [text, holds] of checks) console.log(`${holds ? ' ok ' : 'MISS'}  ${text}`)
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1
