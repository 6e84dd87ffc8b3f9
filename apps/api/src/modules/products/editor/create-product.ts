import { MAX_PRODUCT_NAME_LENGTH } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { FIELD_KEYS, FIELDS } from '../fields.ts'
import { freeSlugs } from '../free-slugs.repository.ts'
import { changesOfNew } from '../history/changed-fields.ts'
import { logProducts, type ProductAction } from '../history/product-log.repository.ts'
import { planEdit } from '../plan/plan-edit.ts'
import { findProductShop } from '../product-shop.repository.ts'
import { requireCategory } from '../require-category.repository.ts'
import { requireTaxCategory } from '../require-tax-category.ts'
import type { ProductState } from '../state.ts'
import { explainStock } from '../stock/explain-stock.repository.ts'
import { writeProducts } from '../write-products.repository.ts'
import { requireFreeSlug } from './check-slug.ts'
import type { EditDeps } from './edit-products.ts'
import { findOwnPictures, readEditedProduct } from './product.repository.ts'
import { textsOf, viewProduct } from './view-product.ts'

type Schemas = components['schemas']
type SellerProduct = Schemas['SellerProduct']
type ProductInput = Schemas['SellerProductInput']

/** @throws problem `request.invalid`, `product.slug_taken`, `category.not_found`, `variant.not_found` */
export function createSellerProduct(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  input: ProductInput,
  key: string,
): Promise<SellerProduct> {
  const now = clock.now()
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(
      tx,
      { scope: `createSellerProduct ${shop.shopId} ${shop.userId}`, key, request: input, now },
      () => insertProduct(tx, shop, input, { money, now, action: 'created' }),
    ),
  )
}

/**
 * Copies a product as a draft: its pictures, options and prices, without stock, SKUs and barcodes, which name items.
 *
 * @throws problem `product.not_found`, `product.restricted`
 */
export function duplicateSellerProduct(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  id: string,
  key: string,
): Promise<SellerProduct> {
  const now = clock.now()
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(
      tx,
      { scope: `duplicateSellerProduct ${shop.shopId} ${shop.userId}`, key, request: id, now },
      async () => {
        const original = await readEditedProduct(tx, shop, id)
        if (original.facts.restriction)
          throw problem('product.restricted', {
            detail: 'A hidden product can’t be duplicated. Its page says why it’s hidden.',
          })
        const input = copyOf(original.state, viewProduct(original, money, now))
        return insertProduct(tx, shop, input, { money, now, action: 'duplicated' })
      },
    ),
  )
}

function copyOf(
  state: ProductState,
  { details, tags, category, options, variants, pictures }: SellerProduct,
): ProductInput {
  const suffix = ' (copy)'
  return {
    ...textsOf(state),
    name: `${state.name.slice(0, MAX_PRODUCT_NAME_LENGTH - suffix.length)}${suffix}`,
    details,
    tags,
    categoryId: category?.id ?? null,
    taxCategory: state.taxCategory,
    withdrawalException: state.withdrawalException,
    options,
    pictures: pictures.map(({ mediaId, alt }) => ({ mediaId, alt })),
    variants: variants.map(
      ({ valueIds, price, salePrice, saleFrom, saleUntil, weightGrams, mediaId, isActive }) => ({
        valueIds,
        price,
        ...(salePrice !== null && { salePrice, saleFrom, saleUntil }),
        weightGrams,
        mediaId,
        isActive,
        stock: { from: 0, to: 0 },
      }),
    ),
  }
}

async function insertProduct(
  tx: Tx,
  shop: ShopScope,
  input: ProductInput,
  { money, now, action }: { money: EditDeps['money']; now: Date; action: ProductAction },
): Promise<SellerProduct> {
  const id = newId()
  const { timeZone } = await findProductShop(tx, shop.shopId)
  const ownPictures = await findOwnPictures(
    tx,
    shop,
    (input.pictures ?? []).map(({ mediaId }) => mediaId),
  )
  const blank = { state: blankProduct(id), version: 0, held: {} }
  const { state } = planEdit(
    blank,
    { ...input, options: input.options ?? [] },
    { money, now, timeZone, ownPictures },
  )
  if (input.slug !== undefined) await requireFreeSlug(tx, shop, input.slug, id)
  if (input.categoryId) await requireCategory(tx, shop, input.categoryId, '/categoryId')
  if (input.taxCategory) await requireTaxCategory(tx, input.taxCategory)
  const slug = input.slug ?? (await freeSlugs(tx, shop.slug, [{ id, slug: state.name }])).get(id)!
  const after = { ...state, slug }
  await explainStock(tx, shop.userId, 'edit', null)
  await writeProducts(tx, shop.shopId, [{ before: null, after }], now)
  const changes = changesOfNew(after, { money, timeZone })
  await logProducts(tx, shop, action, [{ productId: id, version: 1, changes }], now)
  return viewProduct(await readEditedProduct(tx, shop, id), money, now)
}

const blankProduct = (id: string): ProductState => ({
  ...(Object.fromEntries(FIELD_KEYS.map(key => [key, FIELDS[key].empty])) as unknown as ProductState),
  id,
  status: 'draft',
  options: [],
  variants: [],
  pictures: [],
})
