import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import type { Money } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { pictureOf } from '../../read-model/index.ts'
import { type ProductAnswer, type ProductRow, productStatement } from './product.repository.ts'

type SellerProduct = components['schemas']['SellerProduct']

/** @throws problem `product.not_found`, also for another shop's */
export async function readProduct(
  db: Queryable,
  shop: ShopScope,
  id: string,
  now: Date,
): Promise<ProductRow> {
  const { rows } = await db.execute<ProductAnswer>(productStatement(shop.shopId, id, now))
  if (!rows[0]) throw problem('product.not_found')
  return rows[0].product
}

/** As the contract shows it. */
export function productOf(row: ProductRow, money: Money): SellerProduct {
  return {
    ...row,
    publishAt: row.publishAt === null ? null : new Date(row.publishAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    variants: row.variants.map(({ position: _, ...variant }) => ({
      ...variant,
      price: money.toDecimal(variant.price),
      salePrice: money.toNullableDecimal(variant.salePrice),
    })),
    pictures: row.pictures.map(({ mediaId, alt, row: picture }) => ({
      mediaId,
      alt,
      picture: pictureOf({ ...picture, alt: alt || picture.alt }, row.name),
    })),
  }
}

/** Of a version: what `If-Match` is compared with. */
export const etagOf = (version: number): string => `"${version}"`

/** The values that a variant is chosen by: `Lagoon · 320 ml`; empty without options. */
export function labelOf(row: Pick<SellerProduct, 'options'>, valueIds: readonly string[]): string {
  const names = new Map(row.options.flatMap(({ values }) => values.map(({ id, value }) => [id, value])))
  return valueIds.map(id => names.get(id) ?? '').join(' · ')
}
