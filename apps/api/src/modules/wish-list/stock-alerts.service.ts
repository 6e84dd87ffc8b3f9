import type { components } from '@stoa/api-client/schema'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { newOpaqueToken } from '../auth/index.ts'
import { holdUser } from '../users/index.ts'
import * as alerts from './stock-alerts.repository.ts'
import { openWishList } from './wish-list.repository.ts'
import { requireConfirmed } from './wish-list.service.ts'
import { lockWishes } from './wishes.repository.ts'

type StockAlerts = components['schemas']['StockAlerts']

/** Creates the service for alerts about sold-out products. */
export function createStockAlertService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const list = async (userId: string, productId: string): Promise<StockAlerts> => ({
    variantIds: await alerts.findStockAlerts(db, userId, productId),
  })
  return {
    list,

    async set(userId: string, variantId: string): Promise<StockAlerts> {
      const productId = await inTx(db, async tx => {
        await holdUser(tx, userId)
        await lockWishes(tx, userId)
        const variant = await alerts.findAwaitable(tx, variantId)
        if (!variant) throw problem('variant.not_found')
        if (!variant.isSoldOut) return variant.productId
        await requireConfirmed(tx, userId)
        if ((await alerts.countStockAlerts(tx, userId)) >= alerts.MAX_STOCK_ALERTS)
          throw problem('wish_list.full', {
            detail: `You can wait for up to ${alerts.MAX_STOCK_ALERTS} products.`,
          })
        await openWishList(tx, userId, newOpaqueToken())
        await alerts.insertStockAlert(tx, userId, variantId, clock.now())
        return variant.productId
      })
      return list(userId, productId)
    },

    remove: (userId: string, variantId: string) => alerts.deleteStockAlert(db, userId, variantId),
  }
}
