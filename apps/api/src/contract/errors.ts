import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromStandby, pgErrorOf } from '../platform/db/errors.ts'
import { newId } from '../platform/ids.ts'
import { Problem, type ProblemCode, problem } from '../platform/problem.ts'
import type { Contract } from './document.ts'

const FRAMEWORK: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
  FST_ERR_CTP_INVALID_TYPE: 'request.media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'request.malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.media_type',
}
/** Temporary database errors, such as no response or no capacity. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // The connection is lost, or was never made.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // The disk of the server, or that of the data folder, is full.
  '53100',
  'ENOSPC',
  // The server has reached its maximum number of connections.
  '53300',
  '57014',
  // The server is shutting down, was stopped, or is starting.
  '57P01',
  '57P02',
  '57P03',
])
/** Messages of the driver that have no code. */
const DRIVER_SAYS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed and is not queryable|query read timeout/i

/** Returns the problem that the client may see. Unexpected errors become a masked 500. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  const known = FRAMEWORK[code]
  if (known) return problem(known, { cause: error })
  if (isUnavailable(error))
    return problem('server.unavailable', { cause: error, headers: { 'retry-after': '5' } })
  // Text that PostgreSQL cannot hold, such as a NUL, or a number or a time out of its range: the sender's mistake.
  if (['22021', '22P05', '22003', '22008'].includes(pgErrorOf(error)?.code ?? ''))
    return problem('request.invalid', { cause: error })
  if (statusCode === 413) return problem('request.too_large', { cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return problem('request.malformed', { cause: error })
  return problem('server.error', { cause: error })
}

function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const { code, message, severity } = at as Error & { code?: string; severity?: string }
    if (PASSING.has(code ?? '') || isFromStandby({ code, message })) return true
    // PostgreSQL refused the connection, or has ended it.
    if (severity === 'FATAL') return true
    if (DRIVER_SAYS.test(message)) return true
  }
  return false
}

/**
 * Sends a problem. Logs its cause if it is ours; problems of a request are not repeated there, since its parser
 * quotes the body. A problem without a cause, such as a health check's during a drain, has only its line as a call.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, found: Problem): FastifyReply {
  request.problem = found
  // A client that disconnected while sending its body is not an error of ours.
  if (found.status >= 500 && found.cause !== undefined && !request.raw.aborted)
    request.log.error({ err: found.cause }, found.message)
  return reply
    .code(found.status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...found.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(found.toBody(request.id)))
}

const BROKEN: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
}

/** Responds to malformed HTTP with a problem too, although it never became a request. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const found = problem(BROKEN[error.code ?? ''] ?? 'request.malformed')
  const body = JSON.stringify(found.toBody(newId()))
  socket.end(
    [
      `HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  // Who is too slow to send does not close either.
  if (found.code === 'request.too_slow') socket.destroySoon()
}

/** Makes a problem of every failure of a route, and of every address or method that the contract lacks. */
export function registerErrors(app: FastifyInstance, { operations }: Contract): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOf(error)))

  const known = operations.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return sendProblem(
      request,
      reply,
      methods.length > 0
        ? problem('route.method_not_allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
        : problem('route.not_found'),
    )
  })
}
