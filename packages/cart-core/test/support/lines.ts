import type { Cart, CartLine, CartState, NewLine, Summary } from '../../src/index.ts'
import type { Product } from './catalog.ts'

/** Data that a product page passes to `add`. Options are `Name:value` texts, for readable tests. */
export function newLine(product: Product, quantity = 1, options: string[] = []): NewLine {
  return {
    product: { id: product.id, name: product.name, slug: product.id, picture: null },
    shop: { id: product.shop, name: `Shop ${product.shop}`, slug: product.shop },
    price: product.price,
    salePrice: product.salePrice,
    quantity,
    variantValues: Object.fromEntries(options.map(option => [option.split(':')[0]!, option])),
    variantLabels: Object.fromEntries(options.map(option => [option.split(':')[0]!, option.split(':')[1]!])),
    stock: product.stock,
  }
}

/** product id and options → quantity, as the cart shows them. */
export const contents = ({ lines }: CartState): Record<string, number> =>
  Object.fromEntries(
    lines.map(line => [[line.product.id, ...Object.values(line.variantValues)].join('+'), line.quantity]),
  )

export const idsOf = ({ lines }: CartState): string[] => lines.map(({ id }) => id)

/** The sums of the shown lines, from scratch. */
export function sumsOf({ lines, selectedIds }: CartState): Summary {
  const selected = lines.filter(({ id }) => selectedIds.has(id))
  const isFine = ({ stock, quantity, problems }: CartLine) =>
    (stock === null || quantity <= stock) &&
    !problems.some(({ code }) => code === 'out_of_stock' || code === 'shop_closed')
  const units = (of: readonly CartLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const subtotal = selected.reduce(
    (sum, { price, salePrice, quantity }) => sum + (salePrice === null ? price : salePrice) * quantity,
    0,
  )
  return {
    count: units(lines),
    lines: lines.length,
    selectableCount: units(lines.filter(isFine)),
    selectableLines: lines.filter(isFine).length,
    selectedCount: units(selected),
    selectedLines: selected.length,
    allSelected: selected.length > 0 && selected.length === lines.filter(isFine).length,
    subtotal,
    shipping: 0,
    total: subtotal,
  }
}

/** Calls `told` whenever what `pick` takes of the cart is another: as a component that shows it would be drawn. */
export function subscribeTo<T>(cart: Cart, pick: (state: CartState) => T, told: () => void): () => void {
  let last = pick(cart.get())
  return cart.subscribe(() => {
    const next = pick(cart.get())
    if (Object.is(last, next)) return
    last = next
    told()
  })
}
