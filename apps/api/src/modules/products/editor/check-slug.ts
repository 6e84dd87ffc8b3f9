import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db, Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { asSlug, freeSlugs, isSlugFree } from '../free-slugs.repository.ts'

/** Checks whether a slug is free, and suggests a free one. */
export const checkProductSlug = (
  db: Db,
  shop: ShopScope,
  { slug: given, productId = null }: { readonly slug: string; readonly productId?: string | null },
): Promise<components['schemas']['SlugCheck']> =>
  inShopTx(db, shop, async tx => {
    const slug = asSlug(given) || 'product'
    const isFree = await isSlugFree(tx, slug, productId)
    return { slug, isFree, suggestion: isFree ? slug : await suggestSlug(tx, shop, slug, productId) }
  })

/** @throws problem `product.slug_taken` with a slug that is free */
export async function requireFreeSlug(
  tx: Tx,
  shop: ShopScope,
  slug: string,
  productId: string,
): Promise<void> {
  if (await isSlugFree(tx, slug, productId)) return
  const suggestion = await suggestSlug(tx, shop, slug, productId)
  throw problem('product.slug_taken', {
    detail: `“${suggestion}” is free.`,
    fields: [{ pointer: '/slug', code: 'unique', message: 'Another product uses this URL.' }],
  })
}

async function suggestSlug(tx: Tx, shop: ShopScope, slug: string, productId: string | null): Promise<string> {
  const id = productId ?? newId()
  return (await freeSlugs(tx, shop.slug, [{ id, slug }])).get(id)!
}
