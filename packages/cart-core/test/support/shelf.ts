import type { WireItem } from '../../src/index.ts'
import { HttpError } from './errors.ts'

export interface Product {
  id: string
  name: string
  price: number
  priceSale: number | null
  stock: number | null
  shop: string
  closed?: boolean
  gone?: boolean
}

/** A cart's line as the server keeps it. */
export interface Line {
  id: string
  productId: string
  optionIds: string[]
  quantity: number
}

/** What is for sale, and how a line of it is answered. */
export function createShelf() {
  const products = new Map<string, Product>()

  return {
    products,
    product(product: Partial<Product> & { id: string }): Product {
      const full = { name: product.id, price: 10, priceSale: null, stock: null, shop: 'shop1', ...product }
      products.set(full.id, full)
      return full
    },
    buyable(productId: string): Product {
      const product = products.get(productId)
      if (!product || product.gone) throw new HttpError(404, 'product.not_found')
      if (product.closed) throw new HttpError(409, 'product.unavailable')
      return product
    },
    itemOf({ id, productId, optionIds, quantity }: Line): WireItem {
      const product = products.get(productId)!
      const problems: { code: string; [field: string]: unknown }[] = []
      if (product.closed) problems.push({ code: 'shop_closed' })
      if (product.stock === 0) problems.push({ code: 'out_of_stock' })
      else if (product.stock !== null && product.stock < quantity)
        problems.push({ code: 'stock_reduced', available: product.stock })
      return {
        id,
        quantity,
        isReview: false,
        variantValues: Object.fromEntries(optionIds.map(option => [option.split(':')[0]!, option])),
        variantLabels: Object.fromEntries(
          optionIds.map(option => [option.split(':')[0]!, option.split(':')[1]!]),
        ),
        shop: { id: product.shop, name: `Shop ${product.shop}`, slug: product.shop },
        productDTO: {
          id: productId,
          name: product.name,
          slug: productId,
          price: product.price,
          priceSale: product.priceSale,
          picture: null,
        },
        stock: product.stock,
        problems,
      }
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>
