import type { ProductCard } from '@stoa/api-client/schema'

/** Fields of a product that its heart needs. */
export type WishedCard = Pick<ProductCard, 'id' | 'price' | 'priceSale'>
