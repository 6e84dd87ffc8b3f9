import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { writeShopLog } from '../../shops/index.ts'
import { logProducts } from '../history/product-log.repository.ts'
import { lockProducts } from '../read-products.repository.ts'
import { removeProducts } from '../remove-products.repository.ts'
import { editConflict } from './edit-conflict.ts'
import type { EditDeps } from './edit-products.ts'
import { readEditedProduct } from './product.repository.ts'

/**
 * Deletes a product that was never ordered. If it was ordered, or a buyer is paying for it, it is archived.
 *
 * @throws problem `product.not_found`, `edit.conflict`
 */
export function deleteSellerProduct(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  { id: given, version }: { id: string; version: number },
): Promise<components['schemas']['ProductRemoval']> {
  const now = clock.now()
  const id = given.toLowerCase()
  return inShopTx(db, shop, async tx => {
    await lockProducts(tx, shop.shopId, [id])
    const before = await readEditedProduct(tx, shop, id)
    const form = { money, timeZone: before.facts.timeZone }
    if (before.version !== version) throw await editConflict(tx, shop, before, { patch: {}, version, form })
    const { name, status } = before.state
    if ((await removeProducts(tx, shop.shopId, [id])) === 0) {
      const changes = new Map([['status', { before: status, after: 'archived', label: '' }]])
      await logProducts(tx, shop, 'updated', [{ productId: id, version: version + 1, changes }], now)
      return { outcome: 'archived' as const }
    }
    await writeShopLog(tx, {
      shopId: shop.shopId,
      at: now,
      actorId: shop.userId,
      what: 'product.deleted',
      subjectId: id,
      changes: { name: [name, null] },
    })
    return { outcome: 'deleted' as const }
  })
}
