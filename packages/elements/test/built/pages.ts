import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemChromium } from '@stoa/testing/browsers'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { answerOf } from './marketplace.ts'

const dist = join(import.meta.dirname, '../../dist')
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
}

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

/**
 * Opens a page of another origin that has `body` and loads the elements. Waits until the elements are drawn,
 * unless something of them can't be loaded.
 */
export async function openPage(body: string, options: PageOptions = {}): Promise<Page> {
  const { head = '', html = '', policy, unreachable, cart = [], site = BLOG, ...others } = options
  const { currency = 'USD', framedBy = '*', answered = SUBDOMAIN, ...rest } = others
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, ...rest })
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    const refusals: string[] = []
    Reflect.set(window, 'refusals', refusals)
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => refusals.push(violatedDirective))
  })
  await context.route(`${MARKET}/**`, route => answerForMarket(route, currency))
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
        <script type="module" src="${MARKET}/embed/1/stoa.js"></script></head><body>${body}</body></html>`,
    }),
  )
  if (unreachable) await context.route(unreachable, route => route.abort())
  const page = await context.newPage()
  await page.goto(`${site}/`)
  await page.waitForFunction(() => 'stoa' in window)
  for (const product of cart) await page.evaluate(id => window.stoa?.add({ product: id }), product)
  if (unreachable) return page
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('stoa-header, stoa-cart, stoa-cart-drawer')]
    const isDrawn = ({ localName, shadowRoot }: Element) =>
      shadowRoot && (localName === 'stoa-cart-drawer' || shadowRoot.querySelector('[data-component]'))
    return parts.every(isDrawn)
  })
  return page
}

function answerForMarket(route: Route, currency: string) {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
  const file = /^\/embed\/1\/([\w.-]+)$/.exec(pathname)?.[1]
  if (file) return route.fulfill({ path: join(dist, file), headers })
  const answer = answerOf(pathname, request.postData(), currency)
  return answer === undefined
    ? route.fulfill({ status: 404, headers })
    : route.fulfill({ json: answer, headers })
}
