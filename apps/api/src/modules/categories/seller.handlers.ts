import type { Handlers } from '../../contract/handlers.ts'
import { createSellerCategoryService, type SellerCategoryDeps } from './seller.service.ts'

type Operation =
  | 'listSellerCategories'
  | 'createSellerCategory'
  | 'updateSellerCategory'
  | 'moveSellerCategory'
  | 'mergeSellerCategory'
  | 'deleteSellerCategory'

export function createSellerCategoryHandlers(deps: SellerCategoryDeps): Pick<Handlers, Operation> {
  const categories = createSellerCategoryService(deps)
  return {
    listSellerCategories: ({ shop }) => categories.readTree(shop),
    async createSellerCategory({ shop, body, headers, header }) {
      const node = await categories.create(shop, body, headers['Idempotency-Key'])
      header('etag', `"${node.version}"`)
      return node
    },
    async updateSellerCategory({ shop, params, body, headers, header }) {
      const version = Number(headers['If-Match'].replaceAll('"', ''))
      const node = await categories.update(shop, { id: params.id, version, patch: body })
      header('etag', `"${node.version}"`)
      return node
    },
    moveSellerCategory: ({ shop, params, body }) => categories.move(shop, params.id, body),
    mergeSellerCategory: ({ shop, params, body }) => categories.merge(shop, params.id, body),
    deleteSellerCategory: async ({ shop, params, query }) =>
      void (await categories.delete(shop, params.id, query.productsTo)),
  }
}
