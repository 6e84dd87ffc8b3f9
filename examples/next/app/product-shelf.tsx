'use client'

import { useCore } from '@stoa/cart-core/react'
import { ProductGrid } from '@stoa/ui/product-grid'
import type { Product } from './catalog.ts'

/** Adding needs a function, which cannot come from a server component. */
export function ProductShelf({ products }: { products: readonly Product[] }) {
  const core = useCore()
  const add = (id: string) => {
    const product = products.find(candidate => candidate.id === id)
    if (!product) return
    const { name, slug, price, priceSale, shop } = product
    void core.cart.add({ product: { id, name, slug }, shop, price, salePrice: priceSale })
  }
  return <ProductGrid products={products} onAddToCart={add} columns={3} />
}
