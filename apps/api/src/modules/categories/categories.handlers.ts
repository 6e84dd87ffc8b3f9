import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { readSellerTree } from './seller-tree.repository.ts'
import * as service from './seller.service.ts'

type SellerCategoryHandlers = Pick<
  Handlers,
  | 'listSellerCategories'
  | 'createSellerCategory'
  | 'updateSellerCategory'
  | 'moveSellerCategory'
  | 'mergeSellerCategory'
  | 'deleteSellerCategory'
>

export function createSellerCategoryHandlers(deps: Pick<Deps, 'db' | 'clock'>): SellerCategoryHandlers {
  return {
    listSellerCategories: ({ shop }) => inShopTx(deps.db, shop, tx => readSellerTree(tx, shop)),
    async createSellerCategory({ shop, body, headers, header }) {
      const node = await service.createCategory(deps, shop, body, headers['Idempotency-Key'])
      header('etag', `"${node.version}"`)
      return node
    },
    async updateSellerCategory({ shop, params, body, headers, header }) {
      const version = Number(headers['If-Match'].replaceAll('"', ''))
      const node = await service.updateCategory(deps, shop, { id: params.id, version, patch: body })
      header('etag', `"${node.version}"`)
      return node
    },
    moveSellerCategory: ({ shop, params, body }) => service.moveCategory(deps, shop, params.id, body),
    mergeSellerCategory: ({ shop, params, body }) => service.mergeCategory(deps, shop, params.id, body),
    async deleteSellerCategory({ shop, params, query }) {
      await service.deleteCategory(deps, shop, params.id, query.productsTo)
      return undefined
    },
  }
}
