import type { components } from '@stoa/api-client/schema'
import type { Actor, ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import type { CommandContext } from './change-context.ts'
import { getChangedOrderGroup } from './order-group.service.ts'
import type { WhichOrder } from './order-state.repository.ts'
import type { OrderState } from './order-state.ts'
import { getChangedSellerOrder } from './seller-orders/seller-order.service.ts'

type Schemas = components['schemas']
export type CommandDeps = Pick<Deps, 'db' | 'clock' | 'brand' | 'market'>

/** Idempotency of a call. A repeat returns the response of the first call. */
interface Once {
  operation: string
  key: string
  request: unknown
}

type Work = (tx: Tx, which: WhichOrder, context: CommandContext) => Promise<OrderState>

interface BuyerCall {
  actor: Actor
  params: { number: string }
  once?: Once
}

interface ShopCall extends Omit<BuyerCall, 'actor'> {
  shop: ShopScope
}

interface ShopThingCall extends Omit<ShopCall, 'params'> {
  params: { id: string }
}

/** Finds the order of something of a shop, such as a return, or throws. */
type FindOrder = (tx: Tx, thing: { id: string; shopId: string }) => Promise<string>

/**
 * Creates the runner of order commands by buyers and shops. Each runs in one transaction and returns the order as it
 * is afterwards.
 */
export function createOrderCommands(deps: CommandDeps) {
  const { db, clock, brand } = deps
  const notify = brand

  function run<Answer>(
    once: Once | undefined,
    whose: { scope: string; request: unknown },
    work: (tx: Tx, now: Date) => Promise<Answer>,
  ): Promise<Answer> {
    return inTx(db, tx => {
      const now = clock.now()
      if (!once) return work(tx, now)
      const scope = `${once.operation} ${whose.scope}`
      const request = [whose.request, once.request]
      return withIdempotencyKey(tx, { scope, key: once.key, request, now }, () => work(tx, now))
    })
  }

  return {
    byBuyer({ actor: { userId }, params, once }: BuyerCall, work: Work): Promise<Schemas['OrderGroup']> {
      return run(once, { scope: userId, request: params }, async (tx, now) => {
        const which = { number: params.number, customerId: userId }
        const order = await work(tx, which, { actor: 'buyer', now, notify })
        return getChangedOrderGroup(tx, userId, order.groupNumber, now)
      })
    },

    byShop(
      { shop: { userId, shopId }, params, once }: ShopCall,
      work: Work,
    ): Promise<Schemas['SellerOrder']> {
      return run(once, { scope: `${shopId} ${userId}`, request: params }, async (tx, now) => {
        const order = await work(tx, { number: params.number, shopId }, { actor: 'shop', now, notify })
        return getChangedSellerOrder(tx, shopId, order.number, now)
      })
    },

    /** Runs a command of a shop that names something within an order, such as a return. */
    byShopOf(
      { shop: { userId, shopId }, params, once }: ShopThingCall,
      findOrder: FindOrder,
      work: Work,
    ): Promise<Schemas['SellerOrder']> {
      return run(once, { scope: `${shopId} ${userId}`, request: params }, async (tx, now) => {
        const which = { id: await findOrder(tx, { id: params.id, shopId }) }
        const order = await work(tx, which, { actor: 'shop', now, notify })
        return getChangedSellerOrder(tx, shopId, order.number, now)
      })
    },
  }
}
