import { toMinor } from '../money.ts'
import type { WireItem, WireLine } from '../ports.ts'
import type { CartItem, NewLine, Problem } from '../types.ts'

/** Minor units. Throws on what is no price: it would make every sum it is in no sum. */
function priceOf(decimal: number, product: string, units: number) {
  if (Number.isFinite(decimal) && decimal >= 0) return toMinor(decimal, units)
  throw new TypeError(`"${decimal}" is no price of ${product}: give a number from 0, such as 19.99`)
}

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
      price: priceOf(price, productId, units),
      priceSale: priceSale == null ? null : priceOf(priceSale, productId, units),
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

export function itemFromNewLine(line: NewLine, id: string, units: number): CartItem {
  // Asked of whoever calls without types: kept without them, the line would be gone at the next visit.
  if (!line.productDTO?.id || !line.shop?.id)
    throw new TypeError('A line says what is bought and where: give productDTO.id and shop.id')
  return itemFromWire(
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
}

export const optionIds = (item: CartItem): string[] => Object.values(item.variantValues)

export const toWireLine = (item: CartItem): WireLine => ({
  product: { id: item.productDTO.id },
  quantity: item.quantity,
  optionIds: optionIds(item),
})
