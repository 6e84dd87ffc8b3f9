import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { inRoot } from '@stoa/testing/paths'

/** Origin of pages that the shop of the tests lists, and of pages that it doesn't. Both are this machine's. */
export const pageOrigin = (kind: 'listed' | 'unlisted'): string =>
  `http://${kind === 'listed' ? 'blog' : 'stranger'}.localhost:${process.env.EMBED_PAGES_PORT}`

/** Version of the elements. */
export const elementsVersion: string = JSON.parse(
  readFileSync(inRoot('packages/elements/package.json'), 'utf8'),
).version

/**
 * Origin of a marketplace whose name has subdomains, and of its pages: one that it lists, and one that it doesn't. The API lists
 * both.
 */
export const siteOrigin = (kind: 'market' | 'blog' | 'forum', port = process.env.EMBED_PAGES_PORT): string =>
  `http://${kind === 'market' ? '' : `${kind}.`}agora.localhost:${port}`

/** The most that a careful page forbids. */
const strictPolicy = (market: string) =>
  `default-src 'none'; script-src ${market}; connect-src ${market}; img-src ${market}; form-action ${market}; style-src 'self'`

/**
 * Serves the pages of examples/plain with the address of the shop, or with `market` of the query. `product` and `slug` name a
 * product, and `strict` forbids all that the elements don't need. It replaces the include of a page, as a host's server does.
 * A server instead of a route of the browser: with one, Playwright answers
 * preflights itself.
 */
export async function startEmbedPages(): Promise<{ port: number; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (!pathname.endsWith('.html')) return void response.writeHead(204).end()
    const market = searchParams.get('market') ?? process.env.STOREFRONT_URL!
    const isStrict = searchParams.has('strict')
    const html = readFileSync(inRoot('examples/plain', basename(pathname)), 'utf8')
      .replaceAll('https://market.example', market)
      .replaceAll('PRODUCT_ID', searchParams.get('product') ?? '')
      .replaceAll('PRODUCT_SLUG', searchParams.get('slug') ?? '')
      .replaceAll('VERSION', elementsVersion)
    const [include, url] = /<!--#include virtual="(.*?)" -->/.exec(html) ?? []
    const whole = include && url ? html.replace(include, await (await fetch(url)).text()) : html
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (isStrict) response.setHeader('content-security-policy', strictPolicy(market))
    response.end(isStrict ? whole.replace(/<style>.*<\/style>/s, '') : whole)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
