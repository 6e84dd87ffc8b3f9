'use client'

import { toDecimal } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { ProductGrid } from '@stoa/ui/product-grid'
import type { Product } from './catalogue.ts'

/** Adding needs a function, which cannot come from a server component. */
export function ProductShelf({ products }: { products: readonly Product[] }) {
  const core = useCore()
  const add = (id: string) => {
    const product = products.find(candidate => candidate.id === id)
    if (!product) return
    const { name, slug, price, priceSale, shop } = product
    void core.cart.add({
      productDTO: {
        id,
        name,
        slug,
        price: toDecimal(price),
        priceSale: priceSale == null ? null : toDecimal(priceSale),
      },
      shop,
    })
  }
  return <ProductGrid products={products} onAddToCart={add} columns={3} />
}
