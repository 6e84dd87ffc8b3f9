import type { LineRequest } from '../ports.ts'
import { deepEqual } from '../store.ts'
import type { CartLine, NewLine } from '../types.ts'

/** The most units of one line. */
const MAX_QUANTITY = 999

/** The most lines in one call. */
export const MAX_LINES_PER_CALL = 200

/** Key of a cart line. Equal for equal products and variants, regardless of the order in which they were chosen. */
export function lineKey({ product, variantValues }: Pick<CartLine, 'product' | 'variantValues'>): string {
  const values = Object.entries(variantValues).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([product.id, values])
}

export const isQuantity = (value: number) => Number.isInteger(value) && value >= 1

/**
 * Caps a quantity at the stock, if stock is tracked. With nothing in stock the quantity stays, and the line has a
 * problem instead.
 */
export const cappedQuantity = (quantity: number, stock: number | null) =>
  Math.min(quantity, stock || MAX_QUANTITY, MAX_QUANTITY)

/** Problems that only the shop or another destination can solve. */
const LASTING = new Set(['out_of_stock', 'shop_closed', 'shipping_unavailable'])

/** Whether the line can be bought unchanged. A changed price is worth knowing and prevents nothing. */
export const isPurchasable = ({ quantity, stock, problems }: CartLine): boolean =>
  (stock === null || quantity <= stock) && problems.every(({ code }) => !LASTING.has(code))

const optionIds = ({ variantValues }: CartLine): string[] => Object.values(variantValues)

export const toLineRequest = (line: CartLine): LineRequest => ({
  productId: line.product.id,
  optionIds: optionIds(line),
  quantity: line.quantity,
})

/** Groups the lines by shop, at the position of each shop's first line. */
export function groupByShop(lines: readonly CartLine[]): CartLine[] {
  const groups = new Map<string, CartLine[]>()
  for (const line of lines) {
    const group = groups.get(line.shop.id)
    if (group) group.push(line)
    else groups.set(line.shop.id, [line])
  }
  return [...groups.values()].flat()
}

/** The former object of each line that is as it was, so that a row that compares by identity sees no change. */
export function keepEqualLines(former: readonly CartLine[], next: readonly CartLine[]): readonly CartLine[] {
  const byId = new Map(former.map(line => [line.id, line]))
  return next.map(line => {
    const old = byId.get(line.id)
    return old && deepEqual(old, line) ? old : line
  })
}

const requirePrice = (value: unknown, id: string) => {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new TypeError(`"${value}" is no price of ${id}: give minor units from 0, such as 1999`)
}

/** Creates a cart line from the data of a page. Throws if a caller without types passes something else. */
export function lineOf(given: NewLine, id: string): CartLine {
  const { product, shop, price, salePrice = null, stock = null } = given
  if (!product?.id || !shop?.id)
    throw new TypeError('A line says what is bought and where: give product.id and shop.id')
  requirePrice(price, product.id)
  if (salePrice !== null) requirePrice(salePrice, product.id)
  return {
    id,
    product: { id: product.id, name: product.name, slug: product.slug, picture: product.picture ?? null },
    shop: {
      id: shop.id,
      name: shop.name,
      slug: shop.slug,
      ...(shop.delivery && { delivery: shop.delivery }),
    },
    variantValues: given.variantValues ?? {},
    variantLabels: given.variantLabels ?? {},
    quantity: given.quantity ?? 1,
    price,
    salePrice,
    stock,
    problems: [],
  }
}
