import { toDecimal, toMinor } from './money.ts'
import type { AddToCartRequest, CartItem, GuestLine, Picture, ReceiptLine, ShopCartGroup } from './schema.ts'

type LinePicture = Pick<Picture, 'id' | 'alt' | 'base' | 'widths'>

/**
 * A cart line as an application works with it: the field's names, and amounts in integer minor units. This module is
 * the only place that knows the contract's names and decimals of a cart.
 */
export interface CartLine {
  readonly id: string
  readonly product: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly picture: LinePicture | null
  }
  readonly shop: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly logo: LinePicture | null
    /** Name of the shop's color; absent if the API is older. */
    readonly tone?: string
    /** Cheapest shipping option; null if the shop does not ship at present. */
    readonly delivery: {
      /** The last one whose `itemsFrom` the sum of the shop's selected lines reaches counts. */
      readonly steps: readonly { readonly itemsFrom: number; readonly price: number }[]
      /** Days: `2026-11-26`. */
      readonly arrivesFrom: string
      readonly arrivesTo: string
    } | null
  }
  /** Variant name to option id. */
  readonly variantValues: Readonly<Record<string, string>>
  /** Labels of the chosen options, by variant name. */
  readonly variantLabels: Readonly<Record<string, string>>
  readonly quantity: number
  /** The list price of one unit. */
  readonly price: number
  readonly salePrice: number | null
  /** Null means that stock is not tracked. */
  readonly stock: number | null
  readonly problems: readonly {
    readonly code: string
    readonly available: number | null
    /** Unit price before. */
    readonly previousPrice: number | null
    /** The day from which a pausing shop sells again: `2026-12-12`. */
    readonly backOn?: string
    /** `tax` if the shop can't deliver to the EU, with `shipping_unavailable`. */
    readonly reason?: string
  }[]
  /** Reason why buyers can't withdraw from the contract; absent if they can. */
  readonly withdrawalException?: string
}

export interface LineRequest {
  readonly productId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

/** Amounts in minor units. */
export interface AddRequest extends LineRequest {
  readonly price: number
  readonly salePrice: number | null
}

export interface MergeResult {
  readonly productId: string
  readonly optionIds: readonly string[]
  readonly outcome: ReceiptLine['outcome']
  /** Quantity of the server's line now. */
  readonly quantity: number
  readonly lineId: string | null
  readonly reason: string | null
}

/**
 * Creates the function that turns a line of the contract into a `CartLine`.
 *
 * @param units number of minor units in one unit of the currency, as `minorUnits` says
 */
export function createLineDecoder(units: number) {
  const minorOrNull = (decimal: number | null) => decimal && toMinor(decimal, units)

  const toDelivery = (delivery: CartItem['shop']['delivery']) =>
    delivery && {
      ...delivery,
      steps: delivery.steps.map(({ itemsFrom, price }) => ({
        itemsFrom: toMinor(itemsFrom, units),
        price: toMinor(price, units),
      })),
    }

  return (item: CartItem): CartLine => {
    const { id, quantity, variantValues, variantLabels, stock, shop, productDTO: product } = item
    return {
      id,
      product: {
        id: product.id,
        name: product.name,
        slug: product.slug,
        picture: product.picture && toPicture(product.picture),
      },
      shop: { ...shop, logo: shop.logo && toPicture(shop.logo), delivery: toDelivery(shop.delivery) },
      variantValues,
      variantLabels,
      quantity,
      price: toMinor(product.price, units),
      salePrice: minorOrNull(product.priceSale),
      stock,
      problems: item.problems.map(({ code, available, previousPrice, backOn, reason }) => ({
        code,
        available,
        previousPrice: minorOrNull(previousPrice),
        ...(backOn !== undefined && { backOn }),
        ...(reason !== undefined && { reason }),
      })),
      ...(item.withdrawalException && { withdrawalException: item.withdrawalException }),
    }
  }
}

/** Creates the functions between the contract's form of a whole cart and `CartLine`s, as `createLineDecoder` does for one. */
export function createCartDecoder(units: number) {
  const toLine = createLineDecoder(units)
  const decimalOrNull = (minor: number | null) => minor && toDecimal(minor, units)

  return {
    toLine,
    toLines: (groups: readonly ShopCartGroup[]): CartLine[] =>
      groups.flatMap(({ cartDTOList }) => cartDTOList.map(toLine)),
    toMergeResult: ({ itemId, ...line }: ReceiptLine): MergeResult => ({ ...line, lineId: itemId }),
    fromLine: ({ productId, optionIds, quantity }: LineRequest): GuestLine => ({
      product: { id: productId },
      quantity,
      optionIds,
    }),
    fromAddition: ({ productId, optionIds, quantity, price, salePrice }: AddRequest): AddToCartRequest => ({
      productDTO: { id: productId, price: toDecimal(price, units), priceSale: decimalOrNull(salePrice) },
      quantity,
      optionIds,
    }),
  }
}

const toPicture = ({ id, alt, base, widths }: Picture) => ({ id, alt, base, widths })
