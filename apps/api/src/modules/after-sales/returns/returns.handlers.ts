import type { Handlers } from '../../../contract/handlers.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandDeps, createOrderCommands } from '../../orders/index.ts'
import { approveReturn, rejectReturn } from './answer-return.ts'
import { getShopReturn, listShopReturns } from './list-shop-returns.ts'
import { previewReceipt, receiveReturn } from './receive-return.ts'
import { previewReturn, requestReturn } from './request-return.ts'
import { addLabel, keepLabel, readLabel } from './return-label.ts'
import { findOrderOfReturn } from './returns.repository.ts'
import { cancelReturn, payOwnPostage, sendReturn } from './send-return.ts'

type ReturnHandlers = Pick<
  Handlers,
  | 'previewReturn'
  | 'requestReturn'
  | 'cancelReturn'
  | 'sendReturn'
  | 'getReturnLabel'
  | 'payOwnPostage'
  | 'listSellerReturns'
  | 'getSellerReturn'
  | 'previewSellerReturn'
  | 'uploadSellerReturnLabel'
  | 'approveSellerReturn'
  | 'rejectSellerReturn'
  | 'receiveSellerReturn'
>

async function findOrder(tx: Queryable, which: { id: string; shopId: string }): Promise<string> {
  const orderId = await findOrderOfReturn(tx, which)
  if (orderId === null) throw problem('return.not_found')
  return orderId
}

export function createReturnHandlers(deps: CommandDeps & Pick<Deps, 'files'>): ReturnHandlers {
  const { db, clock, brand, market } = deps
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
    getReturnLabel: ({ actor, params }) => readLabel(deps, { ...params, userId: actor.userId }),
    payOwnPostage: ({ actor, params }) =>
      byBuyer({ actor, params }, (tx, which, context) => {
        const { returns, delivery } = market.settings
        const given = { sendDays: returns.sendDays, priceMinor: Math.max(...Object.values(delivery.prices)) }
        return payOwnPostage(tx, which, { id: params.id, ...given }, context)
      }),
    listSellerReturns: ({ shop, query }) => listShopReturns(db, shop, query, clock.now()),
    getSellerReturn: ({ shop, params }) => getShopReturn(db, shop, params.id, clock.now()),
    async previewSellerReturn({ shop: { shopId }, params: { id }, body }) {
      const which = { id: await findOrder(db, { id, shopId }) }
      const context = { actor: 'shop', now: clock.now(), notify: brand } as const
      return previewReceipt(db, which, { ...body, id }, context)
    },
    uploadSellerReturnLabel: ({ shop, params, body }) =>
      keepLabel(deps, body.label, async labelKey => {
        let replacedKey: string | null = null
        const answer = await byShopOf({ shop, params }, findOrder, async (tx, which, context) => {
          const { sendDays } = market.settings.returns
          const added = await addLabel(tx, which, { id: params.id, labelKey, sendDays }, context)
          ;({ replacedKey } = added)
          return added.order
        })
        return { answer, replacedKey }
      }),
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
