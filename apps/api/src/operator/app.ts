import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { loadOperatorContract } from '../contract/document.ts'
import type { OperatorHandlers } from '../contract/handlers.ts'
import { createHttpServer } from '../contract/http-server.ts'
import { registerContract } from '../contract/register.ts'
import { createOperatorSessions } from '../modules/operators/index.ts'
import { createSecondFactors } from '../modules/second-factor/index.ts'
import type { Deps } from '../platform/deps.ts'
import { problem } from '../platform/problem.ts'
import { admitOperators, allowsAddress } from './admit.ts'
import { createCaseHandlers } from './cases/cases.handlers.ts'
import { createCategoryHandlers } from './catalog/categories.handlers.ts'
import { createFeaturedHandlers } from './catalog/featured.handlers.ts'
import { createProductHandlers } from './catalog/products.handlers.ts'
import { createRestrictionHandlers } from './catalog/restrictions.handlers.ts'
import { serveConsole } from './console-files.ts'
import { createContentHandlers } from './content/content.handlers.ts'
import { createMediaHandlers } from './content/media.handlers.ts'
import { createDeskHandlers } from './desk.handlers.ts'
import { createMoneyHandlers } from './money/index.ts'
import { createPeopleHandlers } from './people/people.handlers.ts'
import { createPurchaseHandlers } from './purchases/purchases.handlers.ts'
import { createOperatorLimits } from './rate-limits.ts'
import { createSessionHandlers } from './session.handlers.ts'
import { createShopHandlers } from './shops.handlers.ts'
import { createTaxHandlers } from './tax/tax.handlers.ts'
import { createTeamHandlers } from './team.handlers.ts'
import { answerUnchanged } from './unchanged.ts'

export interface OperatorAppOptions {
  /** Validates every JSON answer against the contract; for tests. */
  checkResponses?: boolean
  /** Destination of the log; standard output by default. */
  log?: Logger
}

/** Builds the operator console's server: its calls, and its files if there are some. It neither listens nor opens anything. */
export async function buildOperatorApp(
  deps: Deps,
  { checkResponses = false, log }: OperatorAppOptions = {},
): Promise<FastifyInstance> {
  const { config } = deps
  const factors = createSecondFactors(deps, config.operatorOrigin)
  const sessions = createOperatorSessions(deps, factors)
  const handlers: OperatorHandlers = {
    ...createSessionHandlers(deps, sessions),
    ...createDeskHandlers(deps),
    ...createShopHandlers(deps),
    ...createPurchaseHandlers(deps),
    ...createCaseHandlers(deps),
    ...createMoneyHandlers(deps),
    ...createTeamHandlers(deps),
    ...createContentHandlers(deps),
    ...createTaxHandlers(deps),
    ...createMediaHandlers(deps),
    ...createProductHandlers(deps),
    ...createRestrictionHandlers(deps),
    ...createCategoryHandlers(deps),
    ...createFeaturedHandlers(deps),
    ...createPeopleHandlers(deps, factors),
  }

  const app = createHttpServer(deps, log)
  const isAllowed = allowsAddress(config.operatorNetworks)
  app.addHook('onRequest', async ({ ip }) => {
    if (!isAllowed(ip)) throw problem('route.not_found')
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    strictTransportSecurity: config.operatorOrigin.startsWith('https:'),
  })
  await app.register(multipart)
  registerContract(app, {
    contract: loadOperatorContract(),
    handlers,
    admit: admitOperators(deps, sessions),
    guards: createOperatorLimits(deps),
    effects: new Set(),
    checkResponses,
  })
  answerUnchanged(app)
  if (config.operatorDist !== null) await serveConsole(app, config.operatorDist)
  return app
}
