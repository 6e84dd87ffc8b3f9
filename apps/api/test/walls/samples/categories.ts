import type { Samples } from './sample.ts'

export const ofCategories: Samples = {
  listSellerCategories: () => ({}),
  createSellerCategory: ({ categoryId }) => ({ body: { parentId: categoryId, name: 'Seconds' } }),
  updateSellerCategory: ({ categoryId }) => ({
    params: { id: categoryId },
    body: { name: 'Firsts' },
    version: 1,
  }),
  moveSellerCategory: ({ categoryId, otherCategoryId, rootCategoryId }) => ({
    params: { id: categoryId },
    body: { parentId: rootCategoryId, beforeId: otherCategoryId },
  }),
  mergeSellerCategory: ({ categoryId, otherCategoryId }) => ({
    params: { id: categoryId },
    body: { intoId: otherCategoryId },
  }),
  deleteSellerCategory: ({ otherCategoryId, rootCategoryId }) => ({
    params: { id: otherCategoryId },
    query: { productsTo: rootCategoryId },
  }),
}
