import type { Handlers } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { createShopScope } from '../../shop-scope/index.ts'
import { approveReturn, rejectReturn } from './answer-return.ts'
import { listShopReturns } from './list-shop-returns.ts'
import { receiveReturn } from './receive-return.ts'
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
  | 'approveSellerReturn'
  | 'rejectSellerReturn'
  | 'receiveSellerReturn'
>

async function findOrder(tx: Tx, which: { id: string; shopId: string }): Promise<string> {
  const orderId = await findOrderOfReturn(tx, which)
  if (orderId === null) throw problem('return.not_found')
  return orderId
}

export function createReturnHandlers(deps: CommandDeps): ReturnHandlers {
  const { db, clock } = deps
  const { byBuyer, byShopOf } = createOrderCommands(deps)
  const scopeOf = createShopScope(deps)
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
    listSellerReturns: async ({ actor, headers, query }) =>
      listShopReturns(db, await scopeOf(actor.userId, headers['Stoa-Shop']), query, clock.now()),
    approveSellerReturn: ({ actor, params, headers, body }) =>
      byShopOf({ actor, params, headers }, findOrder, (tx, which, context) =>
        approveReturn(tx, which, { ...body, id: params.id }, context),
      ),
    rejectSellerReturn: ({ actor, params, headers, body }) =>
      byShopOf({ actor, params, headers }, findOrder, (tx, which, context) =>
        rejectReturn(tx, which, { ...body, id: params.id }, context),
      ),
    receiveSellerReturn({ actor, params, headers, body }) {
      const once = { operation: 'receiveSellerReturn', key: headers['Idempotency-Key'], request: body }
      return byShopOf({ actor, params, headers, once }, findOrder, (tx, which, context) =>
        receiveReturn(tx, which, { ...body, id: params.id }, context),
      )
    },
  }
}
