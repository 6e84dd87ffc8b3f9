import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { nullablePicture } from '../media/picture.ts'
import { type CardRow, type CardTuple, readCard } from './card-row.ts'

export type ProductCard = components['schemas']['ProductCard']
export type Rating = components['schemas']['Rating']

const NEW_FOR = 30 * 24 * 3_600_000

/** @param createdAt milliseconds */
export const isNew = (createdAt: number, now: Date): boolean => now.getTime() - createdAt < NEW_FOR

/** The mean with one decimal; null while nobody has rated. */
export const ratingOf = (sum: number, count: number): Rating | null =>
  count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null

export const decimalOrNull = (minor: number | null, money: Money): number | null =>
  minor === null ? null : money.toDecimal(minor)

/** A row as the contract's card: prices in decimals. */
export function cardOf(row: CardRow, money: Money, now: Date): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    shop: row.shop,
    picture: nullablePicture(row.picture, row.name),
    price: money.toDecimal(row.priceMin),
    priceSale: decimalOrNull(row.priceSaleMin, money),
    hasPriceRange: (row.payMax ?? 0) > row.pricePay,
    rating: ratingOf(row.ratingSum, row.ratingCount),
    isSoldOut: !row.isBuyable,
    isNew: isNew(row.createdAt, now),
    optionCount: row.optionCount,
  }
}

/** What `cardsJson` selects, as the contract's cards. */
export const cardsOf = (rows: readonly CardTuple[], money: Money, now: Date): ProductCard[] =>
  rows.map(row => cardOf(readCard(row), money, now))
