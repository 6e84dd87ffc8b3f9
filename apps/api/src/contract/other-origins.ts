import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { problem } from '../platform/problem.ts'
import type { Operation } from './document.ts'

export interface OtherOrigins {
  /** Origins with commas between them, `*` for all, or null for none. */
  origins: string | null
  /** Seconds for which a page of another origin may keep the answer, by operation. Others ask each time. */
  keptFor: Readonly<Record<string, number>>
}

/** Seconds for which a browser asks no second time whether it may call. */
const PREFLIGHT_KEPT_FOR = 7_200

/** Returns the origin of the page that calls, if the settings name it. Otherwise null. */
export function allowedOrigin({ headers }: FastifyRequest, { origins }: OtherOrigins): string | null {
  const { origin } = headers
  if (!origin || origins === null) return null
  return origins === '*' || origins.split(',').includes(origin) ? origin : null
}

/**
 * Lets pages of other origins read the answer, problems included. Answers never allow credentials: no cookie or token of a
 * visitor may be used by another site.
 */
export const allowReading =
  (settings: OtherOrigins): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (settings.origins === null) return
    // Also without an origin: a shared cache must not give this answer to a page.
    reply.header('vary', 'Origin')
    const origin = allowedOrigin(request, settings)
    if (origin === null) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    })
  }

/** Answers the question that a browser asks before a call with a JSON body. */
export function answerPreflight(
  app: FastifyInstance,
  { method, url }: Operation,
  settings: OtherOrigins,
): void {
  if (settings.origins === null) return
  app.options(url, async (request, reply) => {
    reply.header('vary', 'Origin')
    const origin = allowedOrigin(request, settings)
    if (origin === null) throw problem('route.method_not_allowed', { headers: { allow: method } })
    return reply
      .code(204)
      .headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': String(PREFLIGHT_KEPT_FOR),
      })
      .send()
  })
}
