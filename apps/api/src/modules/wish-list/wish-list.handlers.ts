import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createStockAlertService } from './stock-alerts.service.ts'
import { createWishListService } from './wish-list.service.ts'

type Operation =
  | 'getWishList'
  | 'updateWishList'
  | 'listWishedProducts'
  | 'saveWish'
  | 'removeWish'
  | 'mergeWishes'
  | 'getSharedWishList'
  | 'stopWishEmails'
  | 'listStockAlerts'
  | 'setStockAlert'
  | 'removeStockAlert'

export function createWishListHandlers(deps: Deps): Pick<Handlers, Operation> {
  const list = createWishListService(deps)
  const alerts = createStockAlertService(deps)
  return {
    getWishList: ({ actor, query }) => list.read(actor.userId, query),
    updateWishList: ({ actor, body }) => list.update(actor.userId, body),
    listWishedProducts: ({ actor }) => list.ids(actor.userId),
    async saveWish({ actor, params, body }) {
      await list.save(actor.userId, params.productId, body)
      return undefined
    },
    async removeWish({ actor, params }) {
      await list.remove(actor.userId, params.productId)
      return undefined
    },
    mergeWishes: ({ actor, body }) => list.merge(actor.userId, body.items),
    getSharedWishList: ({ params, query }) => list.readShared(params.token, query),
    async stopWishEmails({ body }) {
      await list.stopEmails(body.token)
      return undefined
    },
    listStockAlerts: ({ actor, query }) => alerts.list(actor.userId, query.productId),
    setStockAlert: ({ actor, params }) => alerts.set(actor.userId, params.id),
    async removeStockAlert({ actor, params }) {
      await alerts.remove(actor.userId, params.id)
      return undefined
    },
  }
}
