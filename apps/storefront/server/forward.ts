import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { addressPrefix } from '@stoa/server-kit/address-prefix'
import { withoutOperatorCookie } from '@stoa/server-kit/operator-cookie'
import { createRoom, createTurns } from '@stoa/server-kit/shares'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { API_PATHS } from './api-paths.ts'
import { answerUnavailable } from './api-unavailable.ts'
import { dropUnsentBodies, holdBodies } from './bodies.ts'
import { LARGE_UPLOADS, takeLargeUploads } from './large-uploads.ts'
import { tooBusy } from './refusals.ts'
import { signalOf } from './sender-left.ts'

const MEGABYTE = 1024 * 1024

/** Maximum size of a body in bytes, above the API's own limits. Larger bodies are rejected here. */
const MAX_BODY_BYTES = 8 * MEGABYTE

export interface ForwardLimits {
  /** Maximum number of concurrent calls to the API. */
  readonly calls: number
  /** Maximum number of calls that wait for their turn. More are refused at once. */
  readonly waiting: number
  /** Maximum size of all bodies held in memory at a time, in bytes. */
  readonly bodyBytes: number
  /** Maximum size of all files held on disk at a time, in bytes. */
  readonly fileBytes: number
}
const LIMITS: ForwardLimits = {
  bodyBytes: 256 * MEGABYTE,
  fileBytes: 512 * MEGABYTE,
  calls: 128,
  waiting: 512,
}

/** Path of streams that stay open for minutes. Each uses its own connection to the API. */
const STREAM = '/api/seller/events'
/** Maximum number of connections to the API. Turns limit the calls: a slow reader uses a connection, but no turn. */
const MAX_CONNECTIONS = 4_096

/**
 * Forwards the API's paths, and responds with a problem if the API is down. Responses are streamed. A request's body is
 * read completely first: the API may reject a body before its end and close the connection, and a proxy that is still
 * writing then loses the response.
 */
export function forwardToApi(
  app: FastifyInstance,
  apiUrl: string,
  paths: readonly string[] = API_PATHS,
  given: Partial<ForwardLimits> = {},
): void {
  const limits = { ...LIMITS, ...given }
  app.register(async proxied => {
    dropUnsentBodies(proxied)
    holdBodies(proxied, { each: MAX_BODY_BYTES, all: limits.bodyBytes })
    for (const path of paths) proxied.register(httpProxy, proxyOptions(apiUrl, path, limits))
    forwardStreams(proxied, apiUrl, limits)
  })
}

/**
 * Forwards streams without a turn, or a hundred readers would block all other calls. Streams may be silent for any time.
 */
function forwardStreams(app: FastifyInstance, apiUrl: string, limits: ForwardLimits): void {
  const open = new Set<ServerResponse>()
  app.register(httpProxy, {
    ...proxyOptions(apiUrl, STREAM, limits),
    preHandler: (_request, reply, done) => {
      open.add(reply.raw)
      reply.raw.once('close', () => open.delete(reply.raw))
      done()
    },
    undici: { connections: MAX_CONNECTIONS, headersTimeout: 30_000, bodyTimeout: 0, connectTimeout: 5_000 },
  })
  // Ended here, because closing would wait for them. Their readers reconnect automatically.
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy()
  })
  app.register(async proxied => {
    takeLargeUploads(proxied, apiUrl, limits.fileBytes)
    for (const path of LARGE_UPLOADS) proxied.register(httpProxy, proxyOptions(apiUrl, path, limits))
  })
}

function proxyOptions(apiUrl: string, path: string, limits: ForwardLimits): FastifyHttpProxyOptions {
  const turns = createTurns({ places: limits.calls, waiting: limits.waiting })
  const connections = createRoom(MAX_CONNECTIONS)
  return {
    upstream: apiUrl,
    prefix: path,
    rewritePrefix: path,
    proxyPayloads: false,
    handler: async (request, reply, dest, options) => {
      const visitor = addressPrefix(request.ip)
      if (!connections.take(visitor, 1)) throw tooBusy()
      finished(reply.raw, () => connections.give(visitor, 1))
      // A call that waits is dropped when the browser gives up: it must not change anything anymore.
      const end = await turns.take(visitor, signalOf(reply)).catch(() => {
        throw tooBusy()
      })
      // Called once the API has responded or failed. Never retries, because some GETs change state. `retriesCount: 0`
      // isn't enough: a GET that got 503 would be sent ten more times.
      const retryDelay = () => {
        end()
        return null
      }
      try {
        reply.from(dest, { ...options, retryDelay })
      } catch (error) {
        end()
        throw error
      }
      return reply
    },
    replyOptions: {
      // Traces start here and not with visitors, because the API trusts these headers. The body is complete, so that
      // nothing is left to expect.
      rewriteRequestHeaders: (
        request,
        { traceparent: _, tracestate: __, expect: ___, cookie, ...headers },
      ) => ({
        ...headers,
        ...cookieHeader(withoutOperatorCookie(cookie)),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      // These describe the API's connection to us, not ours to the visitor.
      rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      onError: (reply, { error }) => answerUnavailable(reply as unknown as FastifyReply, error),
    },
    undici: {
      connections: MAX_CONNECTIONS,
      headersTimeout: 30_000,
      bodyTimeout: 60_000,
      connectTimeout: 5_000,
    },
  }
}

const cookieHeader = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie })
