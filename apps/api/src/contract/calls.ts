import { finished } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import { addressPrefix } from '@stoa/server-kit/address-prefix'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../platform/ids.ts'
import {
  type CurrentCall,
  type CurrentWork,
  duringWork,
  type Sender,
} from '../platform/observe/current-work.ts'
import { signals } from '../platform/observe/signals.ts'
import type { Problem } from '../platform/problem.ts'
import { rateLimitKey } from '../platform/rate-limits/rate-limit-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Problem of a rejected call. */
    problem: Problem | null
    /** Call for the code that it runs. */
    work: (CurrentCall & CurrentWork) | null
  }
}

/** nginx's word for a client that went away before its answer. */
const CLIENT_CLOSED = 499

/** @param trustProxy as in the settings: `loopback`, addresses, or false */
const trustOf = (trustProxy: string | false): ((address: string, hop: number) => boolean) =>
  trustProxy ? proxyAddr.compile(trustProxy.split(',').map(each => each.trim())) : () => false

/**
 * The id of a request: a trusted proxy's own, or a new one. Others could write into the log under ids of other people's
 * requests.
 *
 * @param trustProxy as in the settings: `loopback`, addresses, or false
 */
export function requestIds(trustProxy: string | false) {
  const isTrusted = trustOf(trustProxy)
  return (request: {
    headers: NodeJS.Dict<string | string[]>
    socket: { remoteAddress?: string }
  }): string => {
    const given = request.headers['x-request-id']
    const isUsable = typeof given === 'string' && /^[\w-]{8,80}$/.test(given)
    return isUsable && isTrusted(request.socket.remoteAddress ?? '', 0) ? given : newId()
  }
}

/**
 * Makes each call known to the code that it runs, and logs one line at its end.
 *
 * @param trustProxy proxies whose traces calls continue, as in the settings
 */
export function observeCalls(app: FastifyInstance, trustProxy: string | false): void {
  app.decorateRequest('problem', null)
  app.decorateRequest('work', null)
  const isTrusted = trustOf(trustProxy)
  const callerOf = ({ headers, socket }: FastifyRequest): Pick<CurrentCall, 'caller'> => {
    const { traceparent, tracestate } = headers
    if (typeof traceparent !== 'string' || !isTrusted(socket.remoteAddress ?? '', 0)) return {}
    return { caller: { traceparent, ...(typeof tracestate === 'string' && { tracestate }) } }
  }
  app.addHook('onRequest', (request, reply, done) => {
    request.work = { operation: operationOf(request), requestId: request.id, ...callerOf(request) }
    request.work.sender = senderOf(request, reply)
    duringWork(request.work, done)
  })
  // A body that arrived in several chunks was read outside of it.
  app.addHook('preValidation', (request, _reply, done) => duringWork(workOf(request), done))
  app.addHook('onResponse', async (request, reply) => ended(request, reply, reply.statusCode))
  app.addHook('onRequestAbort', async request => ended(request, null, CLIENT_CLOSED))
}

/** The account is known only after the call has begun. */
function senderOf(request: FastifyRequest, { raw }: FastifyReply): Sender {
  let left: AbortController | undefined
  return {
    get key() {
      return request.actor?.userId ?? addressPrefix(request.ip)
    },
    get signal() {
      if (!left) {
        const begun = new AbortController()
        finished(raw, () => begun.abort())
        left = begun
      }
      return left.signal
    },
  }
}

/** Calls whose line is written: a client that goes away may end one a second time. */
const written = new WeakSet<FastifyRequest>()

/** Work of a request. One that was rejected before any hook has none yet, so it is built here. */
const workOf = (request: FastifyRequest): CurrentWork =>
  request.work ?? { operation: operationOf(request), requestId: request.id }

const operationOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  routeOptions.config.operation?.id ?? (is404 ? 'none' : 'other')

function ended(request: FastifyRequest, reply: FastifyReply | null, status: number): void {
  if (written.has(request)) return
  written.add(request)
  const operation = operationOf(request)
  const ms = reply ? Math.round(reply.elapsedTime * 10) / 10 : null
  const code = request.problem?.code
  const event = securityEvent(request, operation, status)
  const size = Number(reply?.getHeader('content-length'))
  const isStream = String(reply?.getHeader('content-type') ?? '').startsWith('text/event-stream')
  const work = workOf(request)
  signals.callEnded.publish({
    work,
    operation,
    method: request.method,
    route: request.routeOptions.config.operation?.path,
    status,
    seconds: ms === null ? null : ms / 1_000,
    isStream,
    event,
  })
  const isRead = request.method === 'GET' && status < 400
  request.log[isRead && !event ? 'debug' : 'info'](
    {
      operation,
      status,
      ms,
      bytes: Number.isFinite(size) ? size : null,
      address: rateLimitKey(request.ip),
      ...(work.traceId && { traceId: work.traceId }),
      ...(request.actor && { accountId: request.actor.userId }),
      ...(request.shop && { shopId: request.shop.shopId }),
      ...(code && { code }),
      ...(event && { event }),
      ...request.problem?.log,
    },
    'call',
  )
}

const SIGN_IN_CALLS = new Set(['signIn', 'signInWithCode', 'openOperatorSession'])
const SECOND_FACTOR_CALLS = new Set([
  'signInWithSecondFactor',
  'confirmSecondFactor',
  'answerOperatorFactor',
  'confirmOperatorFactor',
])
const PASSWORD_CALLS = new Set(['changePassword', 'resetPassword'])

/** Name under which a call appears in the security log; undefined for ordinary calls. */
function securityEvent(request: FastifyRequest, operation: string, status: number): string | undefined {
  const { problem } = request
  if (problem?.log.event) return problem.log.event
  if (problem?.code === 'rate.limited') return 'rate.limited'
  if (SIGN_IN_CALLS.has(operation) && (status < 300 || status === 401 || problem?.code === 'auth.code_wrong'))
    return status < 300 ? 'auth.sign_in.ok' : 'auth.sign_in.refused'
  if (problem?.code === 'auth.second_factor_required') return 'auth.second_factor.asked'
  if (SECOND_FACTOR_CALLS.has(operation) && (status < 300 || status === 400))
    return status < 300 ? 'auth.second_factor.ok' : 'auth.second_factor.refused'
  if (PASSWORD_CALLS.has(operation) && status < 300) return 'auth.password.changed'
  if (status === 403) return 'access.refused'
  const takesFile = request.routeOptions.config.operation?.body?.contentType === 'multipart/form-data'
  if (takesFile && status >= 400 && status < 500 && status !== 401) return 'upload.refused'
  return problem?.code === 'request.invalid' || problem?.code === 'request.malformed'
    ? 'input.refused'
    : undefined
}
