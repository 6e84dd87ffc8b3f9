import type { Actor, Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'
import { createAuthHandlers } from './auth/auth.handlers.ts'
import { createSessionService } from './auth/session.service.ts'
import { createCartHandlers } from './cart/cart.handlers.ts'
import { createCatalogueHandlers } from './catalogue-handlers.ts'
import { createOperationsHandlers } from './operations.handlers.ts'
import { createUserHandlers } from './users/users.handlers.ts'

export interface Modules {
  handlers: Handlers
  authenticate(token: string): Promise<Actor>
}

/** Every module, joined: the type says that no operation of the contract is left without a handler. */
export function createModules(deps: Deps): Modules {
  const sessions = createSessionService(deps)
  return {
    authenticate: sessions.authenticate,
    handlers: {
      ...createAuthHandlers(deps, sessions),
      ...createUserHandlers(deps),
      ...createCartHandlers(deps),
      ...createCatalogueHandlers(deps),
      ...createOperationsHandlers(deps),
    },
  }
}
