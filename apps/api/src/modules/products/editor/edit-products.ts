import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { changesBetween } from '../history/changed-fields.ts'
import { logProducts } from '../history/product-log.repository.ts'
import { planEdit } from '../plan/plan-edit.ts'
import { lockProducts } from '../read-products.repository.ts'
import { requireCategory } from '../require-category.repository.ts'
import { requireTaxCategory } from '../require-tax-category.ts'
import { explainStock } from '../stock/explain-stock.repository.ts'
import { writeProducts } from '../write-products.repository.ts'
import { requireFreeSlug } from './check-slug.ts'
import { editConflict } from './edit-conflict.ts'
import { findOwnPictures, readEditedProduct } from './product.repository.ts'
import { refuseRemoval } from './variant-removal.repository.ts'
import { viewProduct } from './view-product.ts'

type Schemas = components['schemas']
type SellerProduct = Schemas['SellerProduct']
export type EditDeps = Pick<Deps, 'db' | 'money' | 'clock'>

/** @throws problem `product.not_found` */
export const getSellerProduct = (
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  id: string,
): Promise<SellerProduct> =>
  inShopTx(db, shop, async tx => viewProduct(await readEditedProduct(tx, shop, id), money, clock.now()))

interface ProductEdit {
  id: string
  /** Version that was edited. */
  version: number
  patch: Schemas['SellerProductPatch']
  /** Names one press of a button. A change of stock alone moves no version: without a key a repeat would count twice. */
  key?: string | undefined
}

/**
 * Saves an edit. A repeat with the same key returns the product as it is now.
 *
 * @throws problem `product.not_found`, `edit.conflict`, `request.invalid`, `product.slug_taken`,
 *   `product.variants_would_go`, `category.not_found`, `variant.not_found`
 */
export function updateSellerProduct(
  deps: EditDeps,
  shop: ShopScope,
  { id: given, version, patch, key }: ProductEdit,
): Promise<SellerProduct> {
  const now = deps.clock.now()
  const id = given.toLowerCase()
  const save = (tx: Tx) => saveEdit(tx, deps, shop, { id, version, patch, now })
  return inShopTx(deps.db, shop, async tx => {
    if (key === undefined) return save(tx)
    const scope = `updateSellerProduct ${shop.shopId} ${shop.userId} ${id}`
    let saved: SellerProduct | null = null
    await withIdempotencyKey(tx, { scope, key, request: { version, patch }, now }, async () => {
      saved = await save(tx)
      // A product of a thousand variants is not kept for each of its saves.
      return null
    })
    return saved ?? viewProduct(await readEditedProduct(tx, shop, id), deps.money, now)
  })
}

async function saveEdit(
  tx: Tx,
  { money }: Pick<EditDeps, 'money'>,
  shop: ShopScope,
  { id, version, patch, now }: Omit<ProductEdit, 'key'> & { now: Date },
): Promise<SellerProduct> {
  await lockProducts(tx, shop.shopId, [id])
  const before = await readEditedProduct(tx, shop, id)
  const { timeZone } = before.facts
  const form = { money, timeZone }
  if (before.version !== version) throw await editConflict(tx, shop, before, { patch, version, form })
  const { confirmRemoval, ...edit } = patch
  const ownPictures = await findOwnPictures(
    tx,
    shop,
    (patch.pictures ?? []).map(({ mediaId }) => mediaId),
  )
  const { state, removed } = planEdit(before, edit, { money, now, timeZone, ownPictures })
  if (removed.length > 0 && !confirmRemoval) await refuseRemoval(tx, before.state, removed)
  if (patch.slug !== undefined) await requireFreeSlug(tx, shop, patch.slug, id)
  if (patch.categoryId) await requireCategory(tx, shop, patch.categoryId, '/categoryId')
  if (patch.taxCategory) await requireTaxCategory(tx, patch.taxCategory)
  await explainStock(tx, shop.userId, 'edit', null)
  const versions = await writeProducts(tx, shop.shopId, [{ before, after: state }], now)
  const after = {
    version: versions.get(id)!,
    productId: id,
    changes: changesBetween(before.state, state, form),
  }
  if (after.version > version) await logProducts(tx, shop, 'updated', [after], now)
  return viewProduct(await readEditedProduct(tx, shop, id), money, now)
}
