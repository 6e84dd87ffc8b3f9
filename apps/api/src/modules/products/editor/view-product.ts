import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { pictureOf } from '../../read-model/index.ts'
import { TEXT_FIELDS, type TextKey } from '../fields.ts'
import { optionsOf, variantOf } from '../history/changed-fields.ts'
import { currentVariants, type ProductState, salePriceAt, type VariantState } from '../state.ts'
import type { EditedProduct } from './product.repository.ts'

type SellerProduct = components['schemas']['SellerProduct']

/** The product as the contract writes it. */
export function viewProduct(
  { state, version, held, facts }: EditedProduct,
  money: Money,
  now: Date,
): SellerProduct {
  const { category, timeZone, lowStockAt, sold90, savedBy } = facts
  const { id, slug, details, tags, taxCategory, status, publishAt, withdrawalException } = state
  return {
    id,
    ...textsOf(state),
    slug,
    details,
    tags,
    category,
    taxCategory,
    withdrawalException,
    status,
    publishAt,
    options: optionsOf(state),
    variants: currentVariants(state).map(variant => ({
      ...variantOf(variant, { money, timeZone }),
      isOnSale: isOnSale(variant, now),
      priorPrice: money.toNullableDecimal(facts.comparedWith[variant.id]?.prior ?? null),
      lowestPrice: money.toNullableDecimal(facts.comparedWith[variant.id]?.lowest ?? null),
      stock: variant.stock,
      held: held[variant.id] ?? 0,
    })),
    pictures: state.pictures.map(({ id: mediaId, alt, mediaAlt = '' }) => ({
      mediaId,
      alt,
      picture: pictureOf({ ...facts.pictures[mediaId]!, alt: alt || mediaAlt }, state.name),
    })),
    timeZone,
    lowStockAt,
    sold90,
    createdAt: new Date(facts.createdAt).toISOString(),
    updatedAt: new Date(facts.updatedAt).toISOString(),
    savedBy,
    restriction: facts.restriction,
    version,
  }
}

/** Texts of a product by their names in the contract. */
export const textsOf = (state: ProductState): Record<TextKey, string> =>
  Object.fromEntries((Object.keys(TEXT_FIELDS) as TextKey[]).map(key => [key, state[key]])) as Record<
    TextKey,
    string
  >

/** A planned sale counts from its days, an unplanned one while it has a price. */
const isOnSale = (variant: VariantState, now: Date): boolean =>
  variant.salePlan === null ? variant.salePrice !== null : salePriceAt(variant, now) !== null

/** Writes a version as `If-Match` is compared with. */
export const etagOf = (version: number): string => `"${version}"`
