import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { freeSlug } from '../free-slug.ts'
import { changesBetween } from '../history/changed-fields.ts'
import { logProduct, type ProductAction } from '../history/product-log.ts'
import { type Saving, writeProduct } from '../plan/plan-edit.ts'
import { tidy } from '../plan/plan-options.ts'
import { editConflict } from './edit-conflict.ts'
import { productOf, readProduct } from './read-product.ts'

type Schemas = components['schemas']
type SellerProduct = Schemas['SellerProduct']
export type EditDeps = Pick<Deps, 'db' | 'money' | 'clock'>

/** @throws problem `product.not_found` */
export const getSellerProduct = (
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  id: string,
): Promise<SellerProduct> =>
  inShopTx(db, shop, async tx => productOf(await readProduct(tx, shop, id, clock.now()), money))

/** @throws as `writeProduct` does */
export function createSellerProduct(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  input: Schemas['SellerProductInput'],
  key: string,
): Promise<SellerProduct> {
  const now = clock.now()
  const saving: Saving = { shop, money, now }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(
      tx,
      { scope: `createSellerProduct ${shop.shopId} ${shop.userId}`, key, request: input, now },
      () => insertProduct(tx, input, saving, 'created'),
    ),
  )
}

/** A copy as a draft: its pictures, options and prices, without stock, SKUs and barcodes, which name pieces. */
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
        const original = productOf(await readProduct(tx, shop, id, now), money)
        return insertProduct(tx, copyOf(original), { shop, money, now }, 'duplicated')
      },
    ),
  )
}

function copyOf({
  name,
  category,
  options,
  variants,
  pictures,
  ...product
}: SellerProduct): Schemas['SellerProductInput'] {
  const { descriptionHtml, details, tags, seoTitle, seoDescription } = product
  return {
    name: `${name.slice(0, 193)} (copy)`,
    descriptionHtml,
    details,
    tags,
    seoTitle,
    seoDescription,
    categoryId: category?.id ?? null,
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
  { slug, ...input }: Schemas['SellerProductInput'],
  saving: Saving,
  action: ProductAction,
): Promise<SellerProduct> {
  const { shop, money, now } = saving
  const id = newId()
  const made = await freeSlug(tx, slug ?? input.name, shop.slug, null)
  await tx.execute(sql`insert into products (id, shop_id, name, slug, status, price_min, search_extra)
    select ${id}::uuid, s.id, ${tidy(input.name)}, ${made}, 'draft', 0, s.name from shops s where s.id = ${shop.shopId}::uuid`)
  const blank = await readProduct(tx, shop, id, now)
  const patch = {
    ...input,
    ...(slug !== undefined && slug !== made && { slug }),
    options: input.options ?? [],
  }
  await writeProduct(tx, blank, patch, saving)
  const product = productOf(await readProduct(tx, shop, id, now), money)
  const changes = changesBetween(null, {
    ...product,
    options: [],
    variants: [],
    pictures: [],
    descriptionHtml: '',
  })
  await logProduct(tx, shop, id, action, { changes, version: product.version, now })
  return { ...product, savedBy: await nameOf(tx, shop) }
}

interface ProductEdit {
  id: string
  /** That was edited. */
  version: number
  patch: Schemas['SellerProductPatch']
  /** Of the press of a button. A change of stock alone moves no version: without it a repeat would count twice. */
  key?: string | undefined
}

/**
 * A repeat of the same key answers the product as it is now.
 *
 * @throws problem `edit.conflict`, and as `writeProduct` does
 */
export function updateSellerProduct(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  { id: given, version, patch, key }: ProductEdit,
): Promise<SellerProduct> {
  const now = clock.now()
  const id = given.toLowerCase()
  async function save(tx: Tx): Promise<SellerProduct> {
    const { rows } = await tx.execute(sql`select from products
      where id = ${id}::uuid and shop_id = ${shop.shopId}::uuid for no key update`)
    if (rows.length === 0) throw problem('product.not_found')
    const row = await readProduct(tx, shop, id, now)
    const before = productOf(row, money)
    if (before.version !== version) throw await editConflict(tx, shop, { current: before, patch, version })
    await writeProduct(tx, row, patch, { shop, money, now })
    const after = productOf(await readProduct(tx, shop, id, now), money)
    const changes = changesBetween(before, after)
    if (changes.size === 0) return after
    const moved = await moveVersion(tx, shop, id, now)
    await logProduct(tx, shop, id, 'updated', { changes, version: moved.version, now })
    return { ...after, ...moved, savedBy: await nameOf(tx, shop) }
  }
  return inShopTx(db, shop, async tx => {
    if (key === undefined) return save(tx)
    const scope = `updateSellerProduct ${shop.shopId} ${shop.userId} ${id}`
    let saved: SellerProduct | null = null
    await withIdempotencyKey(tx, { scope, key, request: { version, patch }, now }, async () => {
      saved = await save(tx)
      // A product of a thousand variants is not kept for each of its saves.
      return null
    })
    return saved ?? productOf(await readProduct(tx, shop, id, now), money)
  })
}

/** After an edit that changed something. */
export async function moveVersion(tx: Tx, shop: ShopScope, id: string, now: Date) {
  const { rows } = await tx.execute<{ version: number }>(sql`update products
    set version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id}::uuid and shop_id = ${shop.shopId}::uuid returning version`)
  return { version: rows[0]!.version, updatedAt: now.toISOString() }
}

async function nameOf(tx: Tx, { userId }: ShopScope): Promise<string | null> {
  const { rows } = await tx.execute<{ username: string }>(
    sql`select username from users where id = ${userId}::uuid`,
  )
  return rows[0]?.username ?? null
}
