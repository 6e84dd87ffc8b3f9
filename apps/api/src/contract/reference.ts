import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const newNonce = () => randomBytes(16).toString('base64')

const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The page makes its own style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/** The contract as a page to read, at /reference, with everything it needs served from here. */
export async function registerReference(app: FastifyInstance, document: unknown): Promise<void> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  // The library uses one nonce in all of its responses; it is replaced in each.
  const place = newNonce()
  await app.register(async scope => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const nonce = newNonce()
      reply.header('content-security-policy', policyOf(nonce))
      return typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replaceAll(place, nonce)
        : payload
    })
    await scope.register(reference, {
      routePrefix: '/reference',
      configuration: {
        content: document as Record<string, unknown>,
        pageTitle: 'Stoa API',
        nonce: place,
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: 'never',
        agent: { disabled: true },
      },
    })
  })
}
