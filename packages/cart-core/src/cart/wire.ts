import { toMinor } from '../money.ts'
import type { WireItem, WireLine } from '../ports.ts'
import type { CartItem, NewLine, Problem } from '../types.ts'

/**
 * The contract's item as the core keeps it: this is the edge where decimals become minor units. Amounts inside a
 * problem are decimals too: those fields end in `Price`.
 */
export function itemFromWire(
  { id, quantity, isReview, variantValues, variantLabels, shop, productDTO, stock, problems }: WireItem,
  units: number,
): CartItem {
  const { id: productId, name, slug, price, priceSale, picture } = productDTO
  return {
    id,
    quantity,
    isReview,
    variantValues,
    variantLabels,
    shop,
    productDTO: {
      id: productId,
      name,
      slug,
      price: toMinor(price, units),
      priceSale: priceSale == null ? null : toMinor(priceSale, units),
      picture,
    },
    stock,
    problems: problems.map(
      problem =>
        Object.fromEntries(
          Object.entries(problem).map(([field, value]) => [
            field,
            field.endsWith('Price') && typeof value === 'number' ? toMinor(value, units) : value,
          ]),
        ) as Problem,
    ),
  }
}

export const itemFromNewLine = (line: NewLine, id: string, units: number): CartItem =>
  itemFromWire(
    {
      quantity: 1,
      variantValues: {},
      variantLabels: {},
      stock: null,
      ...line,
      id,
      isReview: false,
      productDTO: { priceSale: null, picture: null, ...line.productDTO },
      problems: [],
    },
    units,
  )

export const optionIds = (item: CartItem): string[] => Object.values(item.variantValues)

export const toWireLine = (item: CartItem): WireLine => ({
  product: { id: item.productDTO.id },
  quantity: item.quantity,
  optionIds: optionIds(item),
})
