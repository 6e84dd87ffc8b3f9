import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { API_PATHS } from './api-paths.ts'
import { SECURITY_HEADERS } from './security.ts'

const TITLES: Record<number, string> = {
  400: 'This address isn’t valid',
  401: 'Please log in',
  404: 'There is no page at this address',
  405: 'This page can only be read',
  413: 'The request is too large',
  415: 'The request’s body is compressed',
  503: 'The marketplace can’t respond right now',
}

/** The API's problem codes, for requests that are refused before they reach it. */
const CODES: Record<number, string> = {
  401: 'auth.required',
  405: 'route.method_not_allowed',
  413: 'request.too_large',
  415: 'request.media_type',
  503: 'server.unavailable',
}

/** Statuses of requests that are refused before the end of their body. */
const UNREAD: ReadonlySet<number> = new Set([401, 413, 415, 503])

export const badRequest = (): Error =>
  Object.assign(new Error('The request cannot be read'), { statusCode: 400 })

export const loginRequired = (): Error =>
  Object.assign(new Error('The request has no token'), { statusCode: 401 })

export const tooLarge = (): Error => Object.assign(new Error('The body is too large'), { statusCode: 413 })

export const compressedBody = (): Error =>
  Object.assign(new Error('The body is compressed'), { statusCode: 415 })

export const tooBusy = (): Error =>
  Object.assign(new Error('There is no room for the request now'), { statusCode: 503 })

/** Responds to requests that reach neither a page nor the API. Explains mistakes of the sender, but not our own. */
export function answerRefused(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // The visitor has left, and nothing has failed.
  if (reply.raw.destroyed) {
    reply.hijack()
    return
  }
  const given = error.statusCode ?? 500
  const status = (given >= 400 && given < 500) || given === 503 ? given : 500
  if (status === 500) request.log.error({ err: error }, 'a request could not be answered')
  // The rest of the body is read and dropped. Closing the connection early would lose the response.
  if (UNREAD.has(status)) {
    reply.removeHeader('connection')
    request.raw.resume()
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 415) reply.header('accept-encoding', 'identity')
  if (status === 503) reply.header('retry-after', '5')
  refuse(request, reply, status)
}

/** Rejects methods other than those for reading pages and sending forms. */
export function allowOnlyReading(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('allow', 'GET, HEAD, POST')
  refuse(request, reply, 405)
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const title = TITLES[status] ?? (status < 500 ? 'This request can’t be answered' : 'Something went wrong')
  reply.code(status).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id })
  if (API_PATHS.some(path => request.url.startsWith(`${path}/`))) {
    const code = CODES[status] ?? (status < 500 ? 'request.malformed' : 'server.error')
    const problem = {
      type: `/problems/${code}`,
      title,
      status,
      detail: null,
      code,
      fields: [],
      requestId: request.id,
    }
    reply.type('application/problem+json').send(JSON.stringify(problem))
    return
  }
  // Plain on purpose: it can't fail too, and it repeats nothing of the request.
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><main><h1>${title}</h1><p><a href="/">To the home page</a></p></main></html>`,
    )
}
