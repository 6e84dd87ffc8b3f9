import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface Weight {
  /** JavaScript in bytes of gzip 9 that the page's HTML names for its hydration, and in how many files. */
  readonly hydrated: number
  readonly files: number
  /** With what comes when the page is idle: five seconds later, untouched. */
  readonly idle: number
  readonly idleFiles: number
  /** Weights after each of these steps, in their order; null if the page has no such part. */
  readonly drawer: number
  readonly menu: number
  readonly add: number | null
  /** The document, raw and in gzip. */
  readonly html: number
  readonly htmlGzip: number
  readonly css: number
}

const IDLE_IN_MS = 5000
const SETTLED_IN_MS = 1500
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}
const DESK = { viewport: { width: 1280, height: 900 } }

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length

/** Records the size of every script and style sheet that the page loads. */
async function watch(page: Page) {
  const scripts = new Map<string, number>()
  const styles = new Map<string, number>()
  const waiting = new Set<Promise<void>>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  page.on('response', response => {
    const type = response.headers()['content-type'] ?? ''
    const into = /javascript/.test(type) ? scripts : /text\/css/.test(type) ? styles : null
    if (!into || response.status() !== 200) return
    const read = response.body().then(
      body => void into.set(response.url(), gzip(body)),
      () => undefined,
    )
    waiting.add(read)
  })
  const sum = async (of: Map<string, number>) => {
    await Promise.all(waiting)
    return [...of.values()].reduce((total, size) => total + size, 0)
  }
  return { scripts, js: () => sum(scripts), css: () => sum(styles) }
}

/**
 * What `path` costs: first untouched on a phone, then used on a desk.
 *
 * @param plain names of products that can be added without choosing anything
 */
export async function weigh(
  browser: Browser,
  address: string,
  path: string,
  plain: readonly string[],
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Weight> {
  const phone = await browser.newContext(PHONE)
  const desk = await browser.newContext(DESK)
  try {
    await prepare?.(phone)
    const page = await phone.newPage()
    const { js, css, scripts } = await watch(page)
    const answer = await page.goto(address + path, { waitUntil: 'load' })
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForTimeout(IDLE_IN_MS)
    const idle = await js()
    const idleFiles = scripts.size
    const html = (await answer?.body()) ?? Buffer.alloc(0)
    const named = [...html.toString().matchAll(/<link rel="later" href="([^"]+)"/g)]
    const hydrated = named.reduce((sum, [, file]) => sum + (scripts.get(address + file) ?? 0), 0)
    const files = named.length

    await prepare?.(desk)
    const used = await desk.newPage()
    const seen = await watch(used)
    await used.goto(address + path, { waitUntil: 'load' })
    await used.locator('html[data-hydrated]').waitFor()
    const header = used.getByRole('banner')
    await header.getByRole('button', { name: 'Categories', exact: true }).click()
    await used.getByRole('dialog').waitFor()
    await used.waitForTimeout(SETTLED_IN_MS)
    const drawer = await seen.js()
    await used.keyboard.press('Escape')
    await used.getByRole('dialog').waitFor({ state: 'hidden' })
    await header
      .getByRole('button', { name: /^Show .* sub-categories$/ })
      .first()
      .click()
    await used.waitForTimeout(SETTLED_IN_MS)
    const menu = await seen.js()
    await used.keyboard.press('Escape')
    const main = used.getByRole('main')
    const buttons = plain.map(name => main.getByRole('button', { name: `Add to cart: ${name}`, exact: true }))
    const button = buttons
      .reduce((any, one) => any.or(one), main.getByRole('button', { name: 'Add to cart', exact: true }))
      .first()
    let add: number | null = null
    if ((await button.count()) > 0) {
      await button.click()
      await used.locator('[data-component="Toast"]').first().waitFor()
      await used.waitForTimeout(SETTLED_IN_MS)
      add = await seen.js()
    }
    return {
      hydrated,
      files,
      idle,
      idleFiles,
      drawer,
      menu,
      add,
      html: html.length,
      htmlGzip: gzip(html),
      css: await css(),
    }
  } finally {
    await phone.close()
    await desk.close()
  }
}
