import type { ProductState } from '../state.ts'

/** Facts that undo needs of a product that a run changed. */
export interface Before {
  /** The product as it was. Null if the run created it. */
  state: ProductState | null
  /** Stock that the run left, by variant. */
  stockAfter: Record<string, number | null>
}

/**
 * Plans the return of a product to its state before a run. Stock is restored by its difference, so that sales since
 * then still count. If its category was deleted since, its products were moved, and it keeps the current one.
 *
 * @param categories categories of the earlier states that still exist
 */
export function planUndo(
  { state, stockAfter }: Before & { state: ProductState },
  now: ProductState,
  categories: ReadonlySet<string>,
): ProductState {
  const { categoryId } = state
  const stockNow = new Map(now.variants.map(({ id, stock }) => [id, stock]))
  return {
    // The earlier state lacks fields that a later release added.
    ...now,
    ...state,
    categoryId: categoryId === null || categories.has(categoryId) ? categoryId : now.categoryId,
    variants: state.variants.map(variant => {
      const after = stockAfter[variant.id]
      const current = stockNow.get(variant.id)
      if (variant.stock === null || after == null || current == null) return variant
      return { ...variant, stock: Math.max(0, current - (after - variant.stock)) }
    }),
  }
}
