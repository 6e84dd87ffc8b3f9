import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { admitByToken } from './contract/admit-by-token.ts'
import { loadContract } from './contract/document.ts'
import { createHttpServer } from './contract/http-server.ts'
import { registerReference } from './contract/reference.ts'
import { registerContract } from './contract/register.ts'
import { createModules } from './modules/index.ts'
import { registerMailbox } from './modules/mail/index.ts'
import { registerDevPay, registerWebhooks } from './modules/payments/index.ts'
import type { Deps } from './platform/deps.ts'
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

/** Builds the whole API from its dependencies. It neither listens nor reads the environment. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps
  const contract = loadContract()
  const modules = createModules(deps)

  const app = createHttpServer(deps, options.log)
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
    admit: admitByToken(modules),
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
