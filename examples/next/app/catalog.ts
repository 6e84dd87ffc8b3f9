import type { ProductCardData } from '@stoa/ui/product-card'

const categoryOf = (id: string, name: string) => ({ id, name, href: `/category/${id}`, hasChildren: false })

export const categories = [categoryOf('kitchen', 'Kitchen & Table'), categoryOf('lighting', 'Lighting')]

export interface Product extends ProductCardData {
  slug: string
  categoryId: string
  shop: { id: string; name: string; slug: string }
}

const kiln = { id: 'shop-kiln', name: 'Kiln & Cove', slug: 'kiln-and-cove' }
const lumen = { id: 'shop-lumen', name: 'Lumen Row', slug: 'lumen-row' }

const productOf = (
  slug: string,
  name: string,
  shop: Product['shop'],
  categoryId: string,
  price: number,
  priceSale: number | null = null,
): Product => ({
  id: `product-${slug}`,
  slug,
  name,
  shop,
  categoryId,
  price,
  priceSale,
  href: `/category/${categoryId}`,
  // A file of `public`; the provider's loader asks Next for it in the widths that a screen needs.
  picture: { src: `/${slug}.avif`, width: 480, height: 480, alt: name },
})

/** Replaces the magazine's database. Prices are cents. */
export const products: readonly Product[] = [
  productOf('cove-mug', 'Cove mug', kiln, 'kitchen', 2800, 2240),
  productOf('amphora-vase', 'Amphora vase', kiln, 'kitchen', 6400),
  productOf('orchard-lamp', 'Orchard lamp', lumen, 'lighting', 12900),
]
