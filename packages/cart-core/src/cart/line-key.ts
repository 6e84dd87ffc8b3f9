import type { CartItem } from '../types.ts'

/** The same for the same product with the same variants, in whatever order they were chosen. */
export function lineKey({
  productDTO,
  variantValues,
}: Pick<CartItem, 'productDTO' | 'variantValues'>): string {
  const chosen = Object.entries(variantValues).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([productDTO.id, chosen])
}
