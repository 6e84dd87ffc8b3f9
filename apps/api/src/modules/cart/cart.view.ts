import { MAX_QUANTITY } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import {
  deliveryOffer,
  nullablePicture,
  type PurchasableVariant,
  type Reduction,
  type ShippingPrices,
  shownPrices,
} from '../read-model/index.ts'

type Schemas = components['schemas']
export type CartItem = Schemas['CartItem']
export type ShopCartGroup = Schemas['ShopCartGroup']
type CartProblem = Schemas['CartProblem']

/** A line of a user's cart, or of a guest's. Amounts in minor units. */
export interface CartLine {
  id: string
  quantity: number
  variant: PurchasableVariant
  isReviewed: boolean
  /** The effective price when it was added; null when that is not known. */
  addedPrice: number | null
}

/** Maximum quantity of a line: the stock, or the contract's limit if that is lower. */
export const limitOf = ({ stock }: PurchasableVariant): number =>
  Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY)

/** Reason why a variant can't be bought at all. Null if it can. */
export function unavailableReason({
  isShopOpen,
  isOffered,
  stock,
}: PurchasableVariant): 'shop_closed' | 'product_gone' | 'out_of_stock' | null {
  if (!isShopOpen) return 'shop_closed'
  if (!isOffered) return 'product_gone'
  return stock === 0 ? 'out_of_stock' : null
}

export function problemsOf(
  { variant, quantity, addedPrice }: Omit<CartLine, 'id' | 'isReviewed'>,
  money: Money,
): CartProblem[] {
  const found: CartProblem[] = []
  const reason = unavailableReason(variant)
  if (reason) {
    const code = reason === 'shop_closed' ? 'shop_closed' : 'out_of_stock'
    const backOn = reason === 'shop_closed' ? variant.backOn : null
    found.push({ code, available: 0, previousPrice: null, ...(backOn !== null && { backOn }) })
  } else if (quantity > limitOf(variant)) {
    found.push({ code: 'stock_reduced', available: limitOf(variant), previousPrice: null })
  }
  if (addedPrice !== null && addedPrice !== variant.effectivePrice)
    found.push({ code: 'price_changed', available: null, previousPrice: money.toDecimal(addedPrice) })
  return found
}

const UNDELIVERABLE: CartProblem = { code: 'shipping_unavailable', available: null, previousPrice: null }
const BARRED_BY_TAX: CartProblem = { ...UNDELIVERABLE, reason: 'tax' }

interface ViewOptions {
  money: Money
  prices: ShippingPrices
  reduction: Reduction
  now: Date
}

/** Shipping price of the shop, calculated like a quote. Null if it doesn't ship to the destination, or not at present. */
function viewDelivery(
  { isShopOpen, terms }: PurchasableVariant,
  { money, prices, now }: ViewOptions,
): CartItem['shop']['delivery'] {
  const offer = isShopOpen ? deliveryOffer(terms, { prices, now }) : null
  return (
    offer && {
      steps: offer.steps.map(({ itemsFromMinor, minor }) => ({
        itemsFrom: money.toDecimal(itemsFromMinor),
        price: money.toDecimal(minor),
      })),
      arrivesFrom: offer.from,
      arrivesTo: offer.to,
    }
  )
}

export function viewLine(line: CartLine, options: ViewOptions): CartItem {
  const { money, reduction } = options
  const { variant } = line
  const delivery = viewDelivery(variant, options)
  const isUndeliverable = variant.isShopOpen && delivery === null
  const { price, salePrice } = shownPrices(variant, reduction)
  return {
    id: line.id,
    quantity: line.quantity,
    isReview: line.isReviewed,
    variantValues: Object.fromEntries(variant.options.map(({ name, valueId }) => [name, valueId])),
    variantLabels: Object.fromEntries(variant.options.map(({ name, label }) => [name, label])),
    optionIds: variant.options.map(({ valueId }) => valueId),
    shop: {
      id: variant.shop.id,
      name: variant.shop.name,
      slug: variant.shop.slug,
      logo: nullablePicture(variant.shop.logo, variant.shop.name),
      tone: variant.shop.tone,
      delivery,
    },
    productDTO: {
      id: variant.productId,
      name: variant.productName,
      slug: variant.productSlug,
      price: money.toDecimal(price),
      priceSale: money.toNullableDecimal(salePrice),
      picture: nullablePicture(variant.picture, variant.productName),
    },
    stock: variant.stock,
    ...(variant.withdrawalException && { withdrawalException: variant.withdrawalException }),
    problems: [
      ...(isUndeliverable ? [variant.terms.isBarredByTax ? BARRED_BY_TAX : UNDELIVERABLE] : []),
      ...problemsOf(line, money),
    ],
  }
}

/** Lines in the order they were added; the shop that was added to first comes first. */
export function groupByShop(lines: readonly CartLine[], options: ViewOptions): ShopCartGroup[] {
  const byShop = Map.groupBy(lines, line => line.variant.shop.id)
  return [...byShop.values()].map(own => {
    const { shop } = own[0]!.variant
    return {
      id: shop.id,
      shopName: shop.name,
      shopSlug: shop.slug,
      shopIdDistrict: shop.districtId,
      cartDTOList: own.map(line => viewLine(line, options)),
    }
  })
}
