import type { ProductCard } from '@stoa/api-client/schema'

/** Fields of a product that its heart needs. `variant`: the one that its picture shows. */
export interface WishedCard extends Pick<ProductCard, 'id' | 'price' | 'priceSale'> {
  readonly variant?: { readonly id: string } | undefined
}
