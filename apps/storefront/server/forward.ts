import type { ServerResponse } from 'node:http'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { API_PATHS } from './api-paths.ts'
import { dropUnsentBodies, holdBodies } from './bodies.ts'
import { LARGE_UPLOADS, takeLargeUploads } from './large-uploads.ts'
import { type TurnLimits, Turns } from './turns.ts'

const MEGABYTE = 1024 * 1024

/** More than the API takes for any call; what is larger is refused here. */
const MAX_BODY_BYTES = 8 * MEGABYTE

export interface ForwardLimits extends TurnLimits {
  /** Bytes of bodies that are held for the API at one time. */
  readonly bodyBytes: number
  /** Bytes of files that lie on the disk for it at one time. */
  readonly fileBytes: number
}
const LIMITS: ForwardLimits = {
  bodyBytes: 256 * MEGABYTE,
  fileBytes: 512 * MEGABYTE,
  calls: 128,
  waiting: 512,
}

/** A stream that stays open for minutes: each holds a connection to the API of its own. */
const STREAM = '/api/seller/events'
/** Not what bounds the calls: a long answer whose reader is slow holds its connection, and nobody's turn. */
const MAX_CONNECTIONS = 4_096

/**
 * Hands the API's paths on, and says so plainly when the API does not answer. Responses are streamed. A request's body
 * is read as a whole first: the API may refuse a body before its end and close the connection, and a proxy that is
 * still writing then loses the response.
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
 * Streams have connections of their own, or a hundred readers would stop every call of every visitor, and may be
 * silent for as long as they like.
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
  // Their readers come back by themselves; closing would wait for them.
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy()
  })
  app.register(async proxied => {
    takeLargeUploads(proxied, limits.fileBytes)
    for (const path of LARGE_UPLOADS) proxied.register(httpProxy, proxyOptions(apiUrl, path, limits))
  })
}

function proxyOptions(apiUrl: string, path: string, limits: TurnLimits): FastifyHttpProxyOptions {
  const turns = new Turns(limits)
  return {
    upstream: apiUrl,
    prefix: path,
    rewritePrefix: path,
    proxyPayloads: false,
    handler: (_request, reply, dest, options) =>
      turns.take(reply as unknown as FastifyReply, () => {
        try {
          reply.from(dest, options)
        } catch (error) {
          turns.end()
          reply.send(error)
        }
      }),
    replyOptions: {
      // Asked once the API has answered or failed. Some GETs of the contract change state: a second attempt is the
      // caller's to decide. `retriesCount: 0` alone would not do: a GET that got 503 is then sent ten times more.
      retryDelay: () => {
        turns.end()
        return null
      },
      // Traces are begun here, and not by visitors: the API believes what we send.
      rewriteRequestHeaders: (request, { traceparent: _, tracestate: __, ...headers }) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      // What the API says of its connection to us is not true of ours to the visitor.
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

function answerUnavailable(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  const status = statusOf(error)
  reply.log.warn({ err: error }, 'the API does not answer')
  reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .send(
      JSON.stringify({
        type: '/problems/server.unavailable',
        title: 'The marketplace does not answer',
        status,
        detail: 'Please try again in a moment.',
        code: 'server.unavailable',
        fields: [],
        requestId: reply.request.id,
      }),
    )
}

/** 503: nobody is there; 504: too slow; 502: it broke off. */
function statusOf({ statusCode, message }: { statusCode?: number; message: string }): number {
  if (statusCode === 504 || /timeout/i.test(message)) return 504
  return statusCode === 503 || /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(message) ? 503 : 502
}
