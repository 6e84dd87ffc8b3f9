import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { inRoot } from '@stoa/testing/paths'

/** Origin of pages that the shop of the tests lists, and of pages that it doesn't. Both are this machine's. */
export const pageOrigin = (kind: 'listed' | 'unlisted'): string =>
  `http://${kind === 'listed' ? 'blog' : 'stranger'}.localhost:${process.env.EMBED_PAGES_PORT}`

const { version } = JSON.parse(readFileSync(inRoot('packages/elements/package.json'), 'utf8')) as {
  version: string
}

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
 * product, and `strict` forbids all that the elements don't need. A server instead of a route of the browser: with one, Playwright answers
 * preflights itself.
 */
export async function startEmbedPages(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (!pathname.endsWith('.html')) return void response.writeHead(204).end()
    const market = searchParams.get('market') ?? process.env.STOREFRONT_URL!
    const isStrict = searchParams.has('strict')
    const html = readFileSync(inRoot('examples/plain', basename(pathname)), 'utf8')
      .replaceAll('https://market.example', market)
      .replaceAll('PRODUCT_ID', searchParams.get('product') ?? '')
      .replaceAll('PRODUCT_SLUG', searchParams.get('slug') ?? '')
      .replaceAll('VERSION', version)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (isStrict) response.setHeader('content-security-policy', strictPolicy(market))
    response.end(isStrict ? html.replace(/<style>.*<\/style>/s, '') : html)
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
