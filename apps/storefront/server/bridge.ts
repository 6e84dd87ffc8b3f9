import type { FastifyInstance } from 'fastify'
import { EMBED_CHANNEL } from './embed.ts'
import type { StorefrontSettings } from './settings.ts'

/** Page that shares the marketplace's cart with pages on its subdomains, which load it in a frame. */
const BRIDGE_PATH = '/embed/bridge'

/**
 * Returns which of the listed origins are subdomains of the marketplace. A star lists none: a bridge takes trust in each of
 * them. Other hosts of the same site aren't subdomains, since only the public suffix list knows them.
 *
 * @param embedOrigins origins with commas between them, `*`, or null
 */
export function bridgedOrigins(embedOrigins: string | null, publicOrigin: string): string[] {
  const market = new URL(publicOrigin)
  return (embedOrigins ?? '').split(',').filter(origin => {
    if (!URL.canParse(origin)) return false
    const { protocol, hostname } = new URL(origin)
    return (
      protocol === market.protocol &&
      hostname.endsWith(`.${market.hostname}`) &&
      market.hostname.includes('.')
    )
  })
}

/**
 * Serves the page of the bridge. It has a script and nothing to see. Only the listed subdomains may frame it, and only they
 * get a response of its script.
 */
export function answerBridge(app: FastifyInstance, settings: StorefrontSettings): void {
  const origins = bridgedOrigins(settings.embedOrigins, settings.publicOrigin)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ') || "'none'"}`,
  ].join('; ')
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Cart</title>` +
    `<body data-origins="${origins.join(' ')}"><script type="module" src="${EMBED_CHANNEL}bridge-page.js"></script></body></html>`
  app.get(BRIDGE_PATH, (_request, reply) => {
    // Browsers that know `frame-ancestors` ignore it, others know no list of origins.
    if (origins.length) reply.removeHeader('x-frame-options')
    return (
      reply
        // An origin that is no longer listed loses the cart with the next page.
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(html)
    )
  })
}
