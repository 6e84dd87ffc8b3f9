import type { Samples } from './sample.ts'

export const ofProducts: Samples = {
  listSellerProducts: ({ categoryId }) => ({ query: { categoryId } }),
  createSellerProduct: ({ categoryId, mediaId }) => ({
    body: {
      name: 'Kiln test',
      categoryId,
      pictures: [{ mediaId }],
      variants: [{ price: 20, mediaId, stock: { from: 0, to: 3 } }],
    },
  }),
  countSellerProducts: ({ categoryId }) => ({ query: { categoryId } }),
  listProductFacets: () => ({}),
  checkProductSlug: ({ productId }) => ({ query: { slug: 'kiln-test', productId } }),
  getSellerProduct: ({ productId }) => ({ params: { id: productId } }),
  updateSellerProduct: ({ productId, categoryId, mediaId, variantId }) => ({
    params: { id: productId },
    body: {
      categoryId,
      pictures: [{ mediaId }],
      variants: [{ id: variantId, price: 21 }],
      confirmRemoval: true,
    },
    version: 1,
  }),
  duplicateSellerProduct: ({ productId }) => ({ params: { id: productId } }),
  listProductLog: ({ productId }) => ({ params: { id: productId } }),
  changeSellerProducts: ({ productId, categoryId }) => ({
    body: { ids: [productId], action: { field: 'category', mode: 'set', categoryId } },
  }),
  undoSellerProductsChange: ({ changeId }) => ({ params: { id: changeId } }),
  listStockMovements: ({ variantId }) => ({ params: { id: variantId } }),
  listPriceChanges: ({ variantId }) => ({ params: { id: variantId } }),
  changeSellerStock: ({ variantId }) => ({ params: { id: variantId }, body: { from: 11, to: 12 } }),
  changeSellerStocks: ({ variantId }) => ({ body: { changes: [{ variantId, from: 11, to: 12 }] } }),
  // Its version is out of date by now: what comes after still needs the product.
  deleteSellerProduct: ({ productId }) => ({ params: { id: productId }, version: 1 }),
  uploadSellerPicture: () => ({ upload: { field: 'picture' } }),
}
