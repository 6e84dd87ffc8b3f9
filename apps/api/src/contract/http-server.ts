import { isCompressed } from '@stoa/server-kit/compressed-bodies'
import { MAX_REQUEST_MS } from '@stoa/server-kit/slow-bodies'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Deps } from '../platform/deps.ts'
import { createLogger } from '../platform/logger.ts'
import { problem } from '../platform/problem.ts'
import { observeCalls, requestIds } from './calls.ts'
import { answerBrokenRequest, problemOf, sendProblem } from './errors.ts'
import { endSlowBodies } from './slow-bodies.ts'

const MAX_JSON_BYTES = 256 * 1024

/** Creates a server without routes: its limits, its log, and its answers to requests that reach no route. */
export function createHttpServer(
  { config, draining }: Pick<Deps, 'config' | 'draining'>,
  log: Logger = createLogger(config.logLevel),
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Its two log lines per call are replaced by one of ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: MAX_REQUEST_MS,
    // The contract says how long a slug may be; the router only must not cut in before.
    routerOptions: { maxParamLength: 2_048 },
    requestIdHeader: false,
    genReqId: requestIds(config.trustProxy),
    // Connected clients still get their responses, with a note that the connection closes.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    draining?.heard(request.url)
  })
  app.addHook('onSend', async (_request, reply) => {
    // A client that keeps its connection would return to a process that has ended.
    if (draining?.isDraining) reply.header('connection', 'close')
  })
  observeCalls(app, config.trustProxy)
  endSlowBodies(app)
  app.addHook('onRequest', async ({ headers }) => {
    if (isCompressed(headers))
      throw problem('request.media_type', {
        detail: 'Send the body as it is, without compressing it.',
        headers: { 'accept-encoding': 'identity' },
      })
  })
  return app
}
