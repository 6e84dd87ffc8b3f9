import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOrderGroup } from './order-group.service.ts'
import { trackOrder } from './order-tracking.ts'
import { listOrders } from './orders.service.ts'

type OrderHandlers = Pick<Handlers, 'listOrders' | 'getOrderGroup' | 'trackOrder'>

export const createOrderHandlers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): OrderHandlers => ({
  listOrders: ({ actor, query }) => listOrders(db, actor.userId, query),
  getOrderGroup: ({ actor, params }) => getOrderGroup(db, actor.userId, params.number, clock.now()),
  trackOrder: ({ body, header }) => {
    header('cache-control', 'no-store')
    return trackOrder(db, body)
  },
})
