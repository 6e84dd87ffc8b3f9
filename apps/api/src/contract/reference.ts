import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The contract as a page to read, at /reference, with everything it needs served from here. */
export async function registerReference(app: FastifyInstance, document: unknown): Promise<void> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const nonce = randomBytes(16).toString('base64')
  const policy = [
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
  await app.register(reference, {
    routePrefix: '/reference',
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', policy)
        done()
      },
    },
    configuration: {
      content: document as Record<string, unknown>,
      pageTitle: 'Stoa API',
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
    },
  })
}
