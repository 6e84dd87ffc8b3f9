import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import type { Buyable } from '../catalog/buyables.ts'
import { nullablePicture } from '../media/picture.ts'

type Schemas = components['schemas']
export type CartItem = Schemas['CartItem']
export type ShopCartGroup = Schemas['ShopCartGroup']
type CartProblem = Schemas['CartProblem']

/** A line whoever keeps it: the database for a user, the browser for a guest. */
export interface Line {
  id: string
  quantity: number
  buyable: Buyable
  isReviewed: boolean
  /** What one cost when it was put in; null when nobody knows. */
  addedPriceMinor: number | null
}

export const MOST_OF_ONE = 999

export const payMinor = ({ priceMinor, priceSaleMinor }: Buyable): number => priceSaleMinor ?? priceMinor

/** The most that a line may hold: what is in stock, and what the contract allows. */
export const limitOf = ({ stock }: Buyable): number => Math.min(stock ?? MOST_OF_ONE, MOST_OF_ONE)

/** Why it cannot be bought at all, or null. */
export function whyNot({
  isShopOpen,
  isOffered,
  stock,
}: Buyable): 'shop_closed' | 'product_gone' | 'out_of_stock' | null {
  if (!isShopOpen) return 'shop_closed'
  if (!isOffered) return 'product_gone'
  return stock === 0 ? 'out_of_stock' : null
}

export function problemsOf(
  { buyable, quantity, addedPriceMinor }: Omit<Line, 'id' | 'isReviewed'>,
  money: Money,
): CartProblem[] {
  const found: CartProblem[] = []
  const reason = whyNot(buyable)
  if (reason) {
    const code = reason === 'shop_closed' ? 'shop_closed' : 'out_of_stock'
    found.push({ code, available: 0, previousPrice: null })
  } else if (quantity > limitOf(buyable)) {
    found.push({ code: 'stock_reduced', available: limitOf(buyable), previousPrice: null })
  }
  if (addedPriceMinor !== null && addedPriceMinor !== payMinor(buyable))
    found.push({ code: 'price_changed', available: null, previousPrice: money.toDecimal(addedPriceMinor) })
  return found
}

export function viewLine(line: Line, money: Money): CartItem {
  const { buyable } = line
  return {
    id: line.id,
    quantity: line.quantity,
    isReview: line.isReviewed,
    variantValues: Object.fromEntries(buyable.options.map(({ name, valueId }) => [name, valueId])),
    variantLabels: Object.fromEntries(buyable.options.map(({ name, label }) => [name, label])),
    optionIds: buyable.options.map(({ valueId }) => valueId),
    shop: { id: buyable.shop.id, name: buyable.shop.name, slug: buyable.shop.slug },
    productDTO: {
      id: buyable.productId,
      name: buyable.productName,
      slug: buyable.productSlug,
      price: money.toDecimal(buyable.priceMinor),
      priceSale: buyable.priceSaleMinor === null ? null : money.toDecimal(buyable.priceSaleMinor),
      picture: nullablePicture(buyable.picture, buyable.productName),
    },
    stock: buyable.stock,
    problems: problemsOf(line, money),
  }
}

/** Lines in the order they were added; the shop that was added to first comes first. */
export function groupByShop(lines: readonly Line[], money: Money): ShopCartGroup[] {
  const byShop = new Map<string, Line[]>()
  for (const line of lines) {
    const { id } = line.buyable.shop
    byShop.set(id, [...(byShop.get(id) ?? []), line])
  }

  return [...byShop.values()].map(own => {
    const { shop } = own[0]!.buyable
    return {
      id: shop.id,
      shopName: shop.name,
      shopSlug: shop.slug,
      shopIdDistrict: shop.districtId,
      cartDTOList: own.map(line => viewLine(line, money)),
    }
  })
}
