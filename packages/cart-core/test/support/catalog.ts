import type { CartLine, Problem } from '../../src/index.ts'
import { HttpError } from './errors.ts'

/** Prices in minor units. */
export interface Product {
  id: string
  name: string
  price: number
  salePrice: number | null
  stock: number | null
  shop: string
  closed?: boolean
  gone?: boolean
}

/** A cart's line as the server keeps it. */
export interface HeldLine {
  id: string
  productId: string
  optionIds: string[]
  quantity: number
}

/** Products for sale, and the cart lines that the server returns for them. */
export function createCatalog() {
  const products = new Map<string, Product>()

  return {
    products,
    product(product: Partial<Product> & { id: string }): Product {
      const full = { name: product.id, price: 1000, salePrice: null, stock: null, shop: 'shop1', ...product }
      products.set(full.id, full)
      return full
    },
    purchasable(productId: string): Product {
      const product = products.get(productId)
      if (!product || product.gone) throw new HttpError(404, 'product.not_found')
      if (product.closed) throw new HttpError(409, 'product.unavailable')
      return product
    },
    lineOf({ id, productId, optionIds, quantity }: HeldLine): CartLine {
      const product = products.get(productId)!
      const problems: Problem[] = []
      if (product.closed) problems.push({ code: 'shop_closed' })
      if (product.stock === 0) problems.push({ code: 'out_of_stock' })
      else if (product.stock !== null && product.stock < quantity)
        problems.push({ code: 'stock_reduced', available: product.stock })
      return {
        id,
        quantity,
        variantValues: Object.fromEntries(optionIds.map(option => [option.split(':')[0]!, option])),
        variantLabels: Object.fromEntries(
          optionIds.map(option => [option.split(':')[0]!, option.split(':')[1]!]),
        ),
        shop: { id: product.shop, name: `Shop ${product.shop}`, slug: product.shop },
        product: { id: productId, name: product.name, slug: productId, picture: null },
        price: product.price,
        salePrice: product.salePrice,
        stock: product.stock,
        problems,
      }
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>
