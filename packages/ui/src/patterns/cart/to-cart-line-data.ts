import type { PictureData } from '../../primitives/picture/index.ts'
import type { CartLineData, CartProblem } from './cart-data.ts'

/** A line of a cart. Those of `@stoa/cart-core` have this shape. */
export interface CoreLine {
  /** Unique in the cart. */
  readonly id: string
  /** The product with the picture of the chosen variant; null for none. */
  readonly product: { readonly name: string; readonly picture: PictureData | null }
  /** The shop that sells it. */
  readonly shop: { readonly name: string }
  /** Names of the chosen options by the name of the variant. */
  readonly variantLabels: Readonly<Record<string, string>>
  /** Quantity, from 1. */
  readonly quantity: number
  /** Regular price of one, in minor units. */
  readonly price: number
  /** Sale price of one, in minor units. */
  readonly salePrice: number | null
  /** Null if stock isn't counted. */
  readonly stock: number | null
  /** Reasons why it can't be bought unchanged. Empty for none. */
  readonly problems: readonly { readonly code: string }[]
}

/** A row of a cart: a line with its selection and amount. Those of `@stoa/cart-core` have this shape. */
export interface CoreRow<Line extends CoreLine> {
  /** The line itself. */
  readonly line: Line
  /** Whether it can be bought now. */
  readonly selectable: boolean
  /** Whether it is part of the next checkout. */
  readonly selected: boolean
  /** Change that is being saved; null for none. */
  readonly pending: 'adding' | 'updating' | 'removing' | null
  /** Price of the line in minor units. */
  readonly amount: number
}

export interface CartLineDataOptions<Line extends CoreLine> {
  /** Returns the URL of the product's page, with the chosen options. */
  href: (line: Line) => string
  /** Whether the line names its shop, for groups with lines of several shops. Default `false`. */
  namesShop?: boolean | undefined
  /** Returns the message of a problem. Without it the line shows none. */
  problem?: ((problem: Line['problems'][number], line: Line) => CartProblem) | undefined
}

/** Returns the data of a `CartLine` from a row of `@stoa/cart-core`. */
export function toCartLineData<Line extends CoreLine>(
  { line, selectable, selected, pending, amount }: CoreRow<Line>,
  { href, namesShop = false, problem }: CartLineDataOptions<Line>,
): CartLineData {
  const { id, product, shop, variantLabels, quantity, price, salePrice, stock, problems } = line
  return {
    id,
    name: product.name,
    href: href(line),
    picture: product.picture,
    ...(namesShop && shop.name ? { shopName: shop.name } : null),
    options: Object.values(variantLabels).join(', '),
    quantity,
    unitPrice: price,
    unitPriceSale: salePrice,
    amount,
    selected,
    selectable,
    ...(stock === null ? null : { max: stock }),
    ...(pending ? { busyWith: pending } : null),
    problems: problem
      ? problems
          // Solved by a lower quantity before the server confirms it.
          .filter(({ code }) => code !== 'stock_reduced' || stock === null || quantity > stock)
          .map(one => problem(one, line))
      : [],
  }
}
