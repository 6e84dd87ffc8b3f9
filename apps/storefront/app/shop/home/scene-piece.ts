import type { ScenePiece } from '@stoa/api-client/schema'
import type { ScenePieceData } from '@stoa/ui'
import { toProductCard } from '../../lib/view.ts'

/** Converts a product in the picture of a room. */
export function toScenePiece({ product, x, y }: ScenePiece): ScenePieceData {
  const { id, name, href, shop, madeBy, price, priceSale, priceFrom } = toProductCard(product)
  return { id, name, href, from: madeBy ?? shop.name, price, priceSale: priceSale ?? null, priceFrom, x, y }
}
