import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { asSlug, freeSlug, isSlugFree } from '../free-slug.ts'

/** Whether an address is free, and one that is. */
export const checkProductSlug = (
  db: Db,
  shop: ShopScope,
  { slug: given, productId = null }: { readonly slug: string; readonly productId?: string | null },
): Promise<components['schemas']['SlugCheck']> =>
  inShopTx(db, shop, async tx => {
    const slug = asSlug(given) || 'product'
    const isFree = await isSlugFree(tx, slug, productId)
    return { slug, isFree, suggestion: isFree ? slug : await freeSlug(tx, slug, shop.slug, productId) }
  })
