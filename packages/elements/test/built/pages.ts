import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemChromium } from '@stoa/testing/browsers'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { answerOf } from './marketplace.ts'

export const dist = join(import.meta.dirname, '../../dist')
export const MARKET = 'https://market.example'
const BLOG = 'https://blog.example'
/** Page on a subdomain of the marketplace. */
export const SUBDOMAIN = 'https://blog.market.example'

export interface PageOptions extends BrowserContextOptions {
  /** Content of the page's head. */
  head?: string
  /** Attributes of `<html>`. */
  html?: string
  /** Content of the `Content-Security-Policy` header. */
  policy?: string
  /** URLs that can't be loaded. */
  unreachable?: RegExp
  /** Products to put into the cart. */
  cart?: readonly string[]
  /** Currency of the marketplace. Default USD. */
  currency?: string
  /** Origin of the page. Default: another site than the marketplace. */
  site?: string
  /** Origins that may frame the bridge. Default: all. */
  framedBy?: string
  /** Origins that the bridge answers. Default: the subdomain. */
  answered?: string
  /** URLs that are answered only after something has happened. */
  late?: readonly [urls: RegExp, after: Promise<void>]
  /** Tags that load the elements. Default is the script of the channel. */
  scripts?: string
  /** Folders of other versions, by the part of the path that names them. */
  versions?: Readonly<Record<string, string>>
  /** Names of files that come with other content. */
  changed?: RegExp
  /** Gets the messages of the console. */
  messages?: string[]
}

/** Returns the tag that loads the script of a version; `1` is the channel. */
export const scriptOf = (version: string): string =>
  `<script type="module" src="${MARKET}/embed/${version}/stoa.js"></script>`

let browser: Browser

/**
 * Starts a browser for the tests of a file.
 *
 * @param textSize size of text that the visitor has chosen, in pixels
 */
export function useBrowser(textSize = 16): void {
  beforeAll(async () => {
    if (!existsSync(join(dist, 'stoa.js')))
      throw new Error('Build first: turbo run build --filter @stoa/elements')
    const executablePath = systemChromium()
    const args = ['--no-sandbox', `--blink-settings=defaultFontSize=${textSize}`]
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  })
  afterAll(() => browser.close())
}

/** A promise, and what fulfills it. */
export function later() {
  let come = () => {}
  const promise = new Promise<void>(resolve => {
    come = resolve
  })
  return { promise, come }
}

const calls = new WeakMap<Page, string[]>()

/** Calls that the page has made, as method and path. */
export const callsOf = (page: Page): string[] => calls.get(page) ?? []

/**
 * Opens a page of another origin that has `body` and loads the elements. Waits until the elements are drawn, unless
 * scripts are off, or something of them is late or can't be loaded.
 */
export async function openPage(body: string, options: PageOptions = {}): Promise<Page> {
  const {
    head = '',
    html = '',
    policy,
    unreachable,
    cart = [],
    messages = [],
    site = BLOG,
    ...others
  } = options
  const { framedBy = '*', answered = SUBDOMAIN, scripts = scriptOf('1'), late, ...more } = others
  const { currency, versions, changed, ...rest } = more
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, ...rest })
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    const refusals: string[] = []
    Reflect.set(window, 'refusals', refusals)
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => refusals.push(violatedDirective))
  })
  context.on('console', message => messages.push(message.text()))
  // Whatever origin the tags name, since the command that prints them asks a server of the test.
  const isMarket = (url: URL) => url.origin !== site
  await context.route(isMarket, async route => {
    if (late?.[0].test(route.request().url())) await late[1]
    return answerForMarket(route, { currency, versions, changed })
  })
  await context.route(`${MARKET}/embed/bridge`, route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `frame-ancestors ${framedBy}` },
      body: `<!doctype html><body data-origins="${answered}"><script type="module" src="/embed/1/bridge-page.js"></script>`,
    }),
  )
  await context.route(`${site}/**`, route =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html ${html} lang="en-US"><head><title>Blog</title>${head}
        ${scripts}</head><body>${body}</body></html>`,
    }),
  )
  if (unreachable) await context.route(unreachable, route => route.abort())
  const page = await context.newPage()
  const made: string[] = []
  calls.set(page, made)
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/|\/header\.json$/.test(pathname)) made.push(`${request.method()} ${pathname}`)
  })
  await page.goto(`${site}/`, { waitUntil: late ? 'commit' : 'load' })
  if (changed || late || rest.javaScriptEnabled === false) return page
  await page.waitForFunction(() => 'stoa' in window)
  for (const product of cart) await page.evaluate(id => window.stoa?.add({ product: id }), product)
  if (unreachable) return page
  await drawn(page)
  return page
}

/** Waits until the elements of the page are drawn. */
export const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('stoa-header, stoa-cart, stoa-cart-drawer')]
    const isDrawn = ({ localName, shadowRoot }: Element) =>
      shadowRoot && (localName === 'stoa-cart-drawer' || shadowRoot.querySelector('[data-component]'))
    return parts.every(isDrawn)
  })

interface MarketOptions extends Pick<PageOptions, 'currency' | 'versions' | 'changed'> {}

function answerForMarket(route: Route, { currency = 'USD', versions = {}, changed }: MarketOptions) {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: pathname })
  const [, version, file] = /^\/embed\/([\w.]+)\/([\w.-]+)$/.exec(pathname) ?? []
  const path = version && file && join(versions[version] ?? dist, file)
  if (path && existsSync(path)) {
    if (!changed?.test(file)) return route.fulfill({ path, headers })
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/css'
    return route.fulfill({ contentType, headers, body: `${readFileSync(path, 'utf8')}/* changed */` })
  }
  const answer = answerOf(pathname, request.postData(), currency)
  return answer === undefined
    ? route.fulfill({ status: 404, headers })
    : route.fulfill({ json: answer, headers })
}
