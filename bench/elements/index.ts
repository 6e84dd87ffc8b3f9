/**
 * Measures the script time of elements on a page of another origin, in Chromium at a quarter of the processor's speed. It counts
 * from the navigation until everything is drawn and has loaded. The figures are the machine's: none fails.
 *
 *   pnpm bench:elements          pnpm bench:elements --runs 9
 */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot } from '@stoa/testing/paths'
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core'
import { answerOf } from './answers.ts'

const SLOWDOWN = 4
/** Time in which a page has loaded everything, in milliseconds. */
const SETTLED = 6000
const MARKET = 'https://market.example'
const BLOG = 'https://blog.example'
const LINES = ['mug', 'bowl', 'throw']

const small =
  '<stoa-cart-count><a href="/cart">Cart</a></stoa-cart-count><stoa-add-to-cart product="mug"><button>Add</button></stoa-add-to-cart>'
const whole = `<stoa-header></stoa-header>${small}<stoa-cart></stoa-cart><stoa-cart-drawer></stoa-cart-drawer>`

interface Measured {
  readonly name: string
  readonly body: string
  /** Most seconds that are accepted. */
  readonly bar: number
  /** Selector of an element that is drawn last. */
  readonly shown: string
}

const pages: readonly Measured[] = [
  {
    name: 'header, cart, drawer, count and add',
    body: whole,
    bar: 0.45,
    shown: 'stoa-cart [part="summary"]',
  },
  { name: 'count and add', body: small, bar: 0.08, shown: 'stoa-cart-count [data-stoa-count="3"]' },
]

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

function answer(route: Route, body: string) {
  const { pathname, origin } = new URL(route.request().url())
  if (origin === BLOG)
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-US"><title>Blog</title><script type="module" src="${MARKET}/embed/1/stoa.js"></script>${body}`,
    })
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  const json = answerOf(pathname, route.request().postData())
  if (json !== undefined) return route.fulfill({ json, headers })
  const file = /^\/embed\/1\/([\w.-]+)$/.exec(pathname)?.[1]
  return file
    ? route.fulfill({ path: inRoot(join('packages/elements/dist', file)), headers })
    : route.fulfill({ status: 404, headers })
}

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(BLOG)
  await page.waitForFunction(() => 'stoa' in window)
  for (const product of LINES)
    await page.evaluate(
      product =>
        (window as unknown as { stoa: { add: (request: object) => Promise<unknown> } }).stoa.add({ product }),
      product,
    )
  await page.close()
}

/** Returns seconds of script time. */
async function measure(browser: Browser, { body, shown }: Measured): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  await context.route('**/*', route => answer(route, body))
  await fillCart(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(BLOG)
  // Looking for elements would be script time, too.
  await page.waitForTimeout(SETTLED)
  const { metrics } = await devtools.send('Performance.getMetrics')
  if ((await page.locator(shown).count()) === 0) throw new Error(`${shown} was not drawn`)
  await context.close()
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
console.log(`${cpus().length} cores, ${cpus()[0]?.model}; Chromium ${browser.version()}\n`)
console.log('script time in seconds, at a quarter of the speed; the cart has three lines')
for (const page of pages) {
  const runs: number[] = []
  for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(browser, page))
  const [least = Number.NaN, most = Number.NaN] = [Math.min(...runs), Math.max(...runs)]
  const median = runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  console.log(
    `${page.name.padEnd(38)} median ${median.toFixed(3)}, ${least.toFixed(3)} to ${most.toFixed(3)}; bar ${page.bar}: ${median <= page.bar ? 'holds' : 'missed'}`,
  )
}
await browser.close()
