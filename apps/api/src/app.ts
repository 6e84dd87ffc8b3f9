import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { isCompressed } from '@stoa/server-kit/compressed-bodies'
import { MAX_REQUEST_MS } from '@stoa/server-kit/slow-bodies'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { observeCalls, requestIds } from './contract/calls.ts'
import { loadContract } from './contract/document.ts'
import { answerBrokenRequest, problemOf, sendProblem } from './contract/errors.ts'
import { registerReference } from './contract/reference.ts'
import { registerContract } from './contract/register.ts'
import { endSlowBodies } from './contract/slow-bodies.ts'
import { createModules } from './modules/index.ts'
import { registerMailbox } from './modules/mail/index.ts'
import { registerDevPay, registerWebhooks } from './modules/payments/index.ts'
import type { Deps } from './platform/deps.ts'
import { createLogger } from './platform/logger.ts'
import { problem } from './platform/problem.ts'
import { createRateLimits } from './platform/rate-limits/rate-limits.ts'
import { createResponseCache } from './platform/response-cache.ts'
import type { TestBuyer } from './ports/test-buyer.ts'

export interface AppOptions {
  /** Validates every JSON answer against the contract; for tests. */
  checkResponses?: boolean
  /** The contract's page at /reference; it takes 4 MB of memory. */
  reference?: boolean
  /** Whether all emails are shown at /dev/mailbox, to everyone on this machine. */
  mailbox?: boolean
  /** The buyer's side of the test provider, for everyone on this machine, at /dev/pay. */
  testBuyer?: TestBuyer
  /** Destination of the log; standard output by default. */
  log?: Logger
}

/** GET operations that change something. The specification fixes their method. */
const EFFECTS = new Set(['signOut', 'activateAccount', 'changeCartQuantity', 'takeDownload'])
/** Seconds for which pages of other origins keep an answer. Each of their pages has the same header. */
const KEPT_BY_OTHER_ORIGINS = { getCategoryTree: 300 }
const MAX_JSON_BYTES = 256 * 1024

/** Builds the whole API from its dependencies. It neither listens nor reads the environment. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps
  const contract = loadContract()
  const modules = createModules(deps)

  const app = Fastify({
    loggerInstance: (options.log ?? createLogger(config.logLevel)) as FastifyBaseLogger,
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
    deps.draining?.heard(request.url)
  })
  app.addHook('onSend', async (_request, reply) => {
    // A client that keeps its connection would return to a process that has ended.
    if (deps.draining?.isDraining) reply.header('connection', 'close')
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
  // Streams last for minutes: closing would wait for them.
  app.addHook('preClose', modules.close)
  await app.register(helmet, {
    // Plain HTTP on a developer's machine must not be upgraded.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    strictTransportSecurity: config.siteUrl.startsWith('https:'),
    // Pictures are shown by storefronts on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(multipart)
  if (options.reference) await registerReference(app, contract.document)
  if (options.mailbox) registerMailbox(app, deps)
  if (options.testBuyer) registerDevPay(app, options.testBuyer)
  registerWebhooks(app, deps)

  registerContract(app, {
    contract,
    handlers: modules.handlers,
    authenticate: modules.authenticate,
    shopOf: modules.shopOf,
    guards: createRateLimits({ ...deps, knownDevice: modules.knownDevice }),
    effects: EFFECTS,
    otherOrigins: { origins: config.embedOrigins, keptFor: KEPT_BY_OTHER_ORIGINS },
    cached: {
      operations: modules.cacheable,
      cache: createResponseCache({
        readVersion: modules.catalogVersion,
        now: () => deps.clock.now(),
        maxBytes: config.responseCacheMb * 2 ** 20,
      }),
    },
    ...(options.checkResponses && { checkResponses: true }),
  })
  return app
}
