import { toMinor } from '../money.ts'
import type { WireGroup, WireItem, WireLine } from '../ports.ts'
import type { CartItem, NewLine, Problem, ShopGroup } from '../types.ts'

const minorOrNull = (decimal: number | null | undefined) => (decimal == null ? null : toMinor(decimal))

/** Amounts inside a problem are the contract's decimals too: those fields end in `Price`. */
const problemFromWire = (problem: Problem): Problem =>
  Object.fromEntries(
    Object.entries(problem).map(([field, value]) => [
      field,
      field.endsWith('Price') && typeof value === 'number' ? toMinor(value) : value,
    ]),
  ) as Problem

/** The contract's item as the core keeps it: this is the edge where decimals become minor units. */
export function itemFromWire({ productDTO, ...item }: WireItem): CartItem {
  const { id, name, slug, price, priceSale, picture } = productDTO
  return {
    id: item.id,
    quantity: item.quantity,
    isReview: item.isReview,
    variantValues: item.variantValues,
    variantLabels: item.variantLabels,
    shop: item.shop,
    productDTO: { id, name, slug, price: toMinor(price), priceSale: minorOrNull(priceSale), picture },
    stock: item.stock,
    problems: item.problems.map(problemFromWire),
  }
}

export const groupsFromWire = (groups: readonly WireGroup[]): ShopGroup[] =>
  groups.map(({ id, shopName, shopSlug, shopIdDistrict, cartDTOList }) => ({
    id,
    shopName,
    shopSlug,
    shopIdDistrict,
    cartDTOList: cartDTOList.map(itemFromWire),
  }))

export const itemFromNewLine = (line: NewLine, id: string): CartItem =>
  itemFromWire({
    id,
    quantity: line.quantity ?? 1,
    isReview: false,
    variantValues: line.variantValues ?? {},
    variantLabels: line.variantLabels ?? {},
    shop: line.shop,
    productDTO: { picture: null, ...line.productDTO, priceSale: line.productDTO.priceSale ?? null },
    stock: line.stock ?? null,
    problems: [],
  })

export const optionIds = (item: CartItem): string[] => Object.values(item.variantValues)

export const toWireLine = (item: CartItem): WireLine => ({
  product: { id: item.productDTO.id },
  quantity: item.quantity,
  optionIds: optionIds(item),
})
