import type { CartState, NewLine } from '../../src/index.ts'
import type { Product } from './shelf.ts'

/** What a product page would hand over. Options are `Name:value` texts, for readable tests. */
export function newLine(product: Product, quantity = 1, options: string[] = []): NewLine {
  return {
    productDTO: {
      id: product.id,
      name: product.name,
      slug: product.id,
      price: product.price,
      priceSale: product.priceSale,
      picture: null,
    },
    shop: { id: product.shop, name: `Shop ${product.shop}`, slug: product.shop },
    quantity,
    variantValues: Object.fromEntries(options.map(option => [option.split(':')[0]!, option])),
    variantLabels: Object.fromEntries(options.map(option => [option.split(':')[0]!, option.split(':')[1]!])),
    stock: product.stock,
  }
}

/** product id and options → quantity, as the cart shows them. */
export const contents = (state: CartState): Record<string, number> =>
  Object.fromEntries(
    state.groups
      .flatMap(({ cartDTOList }) => cartDTOList)
      .map(item => [[item.productDTO.id, ...Object.values(item.variantValues)].join('+'), item.quantity]),
  )

export const idsOf = (state: CartState): string[] =>
  state.groups.flatMap(({ cartDTOList }) => cartDTOList.map(({ id }) => id))
