import type { VariantValues } from '../types.ts'

/** The same for the same product with the same variants, in whatever order they were chosen. */
export function lineKey(productId: string, variantValues: VariantValues): string {
  const chosen = Object.entries(variantValues).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([productId, chosen])
}
