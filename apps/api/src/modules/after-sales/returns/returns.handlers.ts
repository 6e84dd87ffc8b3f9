import type { Handlers } from '../../../contract/handlers.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { approveReturn, rejectReturn } from './answer-return.ts'
import { getShopReturn, listShopReturns } from './list-shop-returns.ts'
import { previewReceipt, receiveReturn } from './receive-return.ts'
import { previewReturn, requestReturn } from './request-return.ts'
import { findOrderOfReturn } from './returns.repository.ts'
import { cancelReturn, sendReturn } from './send-return.ts'

type ReturnHandlers = Pick<
  Handlers,
  | 'previewReturn'
  | 'requestReturn'
  | 'cancelReturn'
  | 'sendReturn'
  | 'listSellerReturns'
  | 'getSellerReturn'
  | 'previewSellerReturn'
  | 'approveSellerReturn'
  | 'rejectSellerReturn'
  | 'receiveSellerReturn'
>

async function findOrder(tx: Queryable, which: { id: string; shopId: string }): Promise<string> {
  const orderId = await findOrderOfReturn(tx, which)
  if (orderId === null) throw problem('return.not_found')
  return orderId
}

export function createReturnHandlers(deps: CommandDeps): ReturnHandlers {
  const { db, clock, market } = deps
  const { byBuyer, byShopOf } = createOrderCommands(deps)
  return {
    previewReturn: ({ actor, params, body }) =>
      previewReturn(db, { number: params.number, customerId: actor.userId }, body, clock.now()),
    requestReturn({ actor, params, headers, body }) {
      const once = { operation: 'requestReturn', key: headers['Idempotency-Key'], request: body }
      return byBuyer({ actor, params, once }, (tx, which, context) => requestReturn(tx, which, body, context))
    },
    cancelReturn: ({ actor, params }) =>
      byBuyer({ actor, params }, (tx, which, context) => cancelReturn(tx, which, params, context)),
    sendReturn: ({ actor, params, body }) =>
      byBuyer({ actor, params }, (tx, which, context) =>
        sendReturn(tx, which, { ...body, id: params.id }, context),
      ),
    listSellerReturns: ({ shop, query }) => listShopReturns(db, shop, query, clock.now()),
    getSellerReturn: ({ shop, params }) => getShopReturn(db, shop, params.id, clock.now()),
    async previewSellerReturn({ shop: { shopId }, params: { id }, body }) {
      const which = { id: await findOrder(db, { id, shopId }) }
      return previewReceipt(db, which, { ...body, id }, { actor: 'shop', now: clock.now() })
    },
    approveSellerReturn: ({ shop, params, body }) =>
      byShopOf({ shop, params }, findOrder, (tx, which, context) =>
        approveReturn(
          tx,
          which,
          { ...body, id: params.id, sendDays: market.settings.returns.sendDays },
          context,
        ),
      ),
    rejectSellerReturn: ({ shop, params, body }) =>
      byShopOf({ shop, params }, findOrder, (tx, which, context) =>
        rejectReturn(tx, which, { ...body, id: params.id }, context),
      ),
    receiveSellerReturn({ shop, params, headers, body }) {
      const once = { operation: 'receiveSellerReturn', key: headers['Idempotency-Key'], request: body }
      return byShopOf({ shop, params, once }, findOrder, (tx, which, context) =>
        receiveReturn(tx, which, { ...body, id: params.id }, context),
      )
    },
  }
}
