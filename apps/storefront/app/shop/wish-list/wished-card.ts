import type { ProductCard } from '@stoa/api-client/schema'

/** A product as far as its heart needs it. */
export type WishedCard = Pick<ProductCard, 'id' | 'price' | 'priceSale'>
