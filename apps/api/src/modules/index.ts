import type { Actor, Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'
import { createAccountHandlers } from './account/account.handlers.ts'
import { createAddressHandlers } from './addresses/addresses.handlers.ts'
import { createAddressBook } from './addresses/addresses.service.ts'
import { createAuthHandlers } from './auth/auth.handlers.ts'
import { createSessionService } from './auth/session.service.ts'
import { createCartHandlers } from './cart/cart.handlers.ts'
import { createCatalogueHandlers } from './catalogue-handlers.ts'
import { createContactHandlers } from './contact/contact.handlers.ts'
import { createOperationsHandlers } from './operations.handlers.ts'
import { createOrderHandlers } from './orders/orders.handlers.ts'
import { createSitemapHandlers } from './sitemap/sitemap.handlers.ts'
import { createUserHandlers } from './users/users.handlers.ts'

export interface Modules {
  handlers: Handlers
  authenticate(token: string): Promise<Actor>
}

/** Every module, joined: the type says that no operation of the contract is left without a handler. */
export function createModules(deps: Deps): Modules {
  const sessions = createSessionService(deps)
  const addresses = createAddressBook(deps)
  return {
    authenticate: sessions.authenticate,
    handlers: {
      ...createAuthHandlers(deps, sessions),
      ...createUserHandlers(deps),
      ...createAccountHandlers(deps, { sessions, addresses }),
      ...createAddressHandlers(addresses),
      ...createContactHandlers(deps),
      ...createSitemapHandlers(deps),
      ...createCartHandlers(deps),
      ...createOrderHandlers(deps),
      ...createCatalogueHandlers(deps),
      ...createOperationsHandlers(deps),
    },
  }
}
