import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { listOrders } from './orders.service.ts'

export const createOrderHandlers = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, 'listOrders'> => ({
  listOrders: ({ actor, query }) => listOrders(db, actor.userId, query),
})
