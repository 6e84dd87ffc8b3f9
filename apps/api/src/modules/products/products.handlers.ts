import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { checkProductSlug } from './editor/check-slug.ts'
import { createSellerProduct, duplicateSellerProduct } from './editor/create-product.ts'
import { deleteSellerProduct } from './editor/delete-product.ts'
import { getSellerProduct, updateSellerProduct } from './editor/edit-products.ts'
import { uploadSellerPicture } from './editor/upload-picture.ts'
import { etagOf } from './editor/view-product.ts'
import { listProductLog } from './history/product-log.repository.ts'
import { countSellerProducts } from './list/count-products.repository.ts'
import { listProductFacets } from './list/list-facets.repository.ts'
import { listSellerProducts } from './list/list-products.ts'
import { changeSellerProducts } from './runs/bulk/change-few.ts'
import { undoSellerProductsChange } from './runs/bulk/undo-few.ts'
import { changeStock } from './stock/change-stock.repository.ts'
import { listStockMovements } from './stock/list-movements.repository.ts'
import { listPriceChanges } from './stock/list-price-changes.repository.ts'

type SellerProductHandlers = Pick<
  Handlers,
  | 'listSellerProducts'
  | 'countSellerProducts'
  | 'createSellerProduct'
  | 'getSellerProduct'
  | 'updateSellerProduct'
  | 'deleteSellerProduct'
  | 'listProductFacets'
  | 'duplicateSellerProduct'
  | 'checkProductSlug'
  | 'listProductLog'
  | 'changeSellerProducts'
  | 'undoSellerProductsChange'
  | 'listStockMovements'
  | 'listPriceChanges'
  | 'changeSellerStock'
  | 'changeSellerStocks'
  | 'uploadSellerPicture'
>

export function createSellerProductHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'money' | 'media'>,
): SellerProductHandlers {
  return {
    listSellerProducts: ({ shop, query }) => listSellerProducts(deps, shop, query),
    countSellerProducts: ({ shop, query }) => countSellerProducts(deps.db, shop, query),
    async createSellerProduct({ shop, body, headers, header }) {
      const product = await createSellerProduct(deps, shop, body, headers['Idempotency-Key'])
      header('etag', etagOf(product.version))
      return product
    },
    async getSellerProduct({ shop, params, header }) {
      const product = await getSellerProduct(deps, shop, params.id)
      header('etag', etagOf(product.version))
      return product
    },
    async updateSellerProduct({ shop, params, headers, body, header }) {
      const version = versionOf(headers)
      const key = headers['Idempotency-Key']
      const product = await updateSellerProduct(deps, shop, { id: params.id, version, patch: body, key })
      header('etag', etagOf(product.version))
      return product
    },
    deleteSellerProduct: ({ shop, params, headers }) =>
      deleteSellerProduct(deps, shop, { id: params.id, version: versionOf(headers) }),
    listProductFacets: ({ shop }) => listProductFacets(deps.db, shop),
    async duplicateSellerProduct({ shop, params, headers, header }) {
      const product = await duplicateSellerProduct(deps, shop, params.id, headers['Idempotency-Key'])
      header('etag', etagOf(product.version))
      return product
    },
    checkProductSlug: ({ shop, query }) => checkProductSlug(deps.db, shop, query),
    listProductLog: ({ shop, params, query }) => listProductLog(deps.db, shop, params.id, query),
    changeSellerProducts: ({ shop, body, headers }) =>
      changeSellerProducts(deps, shop, body, headers['Idempotency-Key']),
    undoSellerProductsChange: ({ shop, params, headers }) =>
      undoSellerProductsChange(deps, shop, params.id, headers['Idempotency-Key']),
    listStockMovements: ({ shop, params, query }) => listStockMovements(deps.db, shop, params.id, query),
    listPriceChanges: ({ shop, params, query }) => listPriceChanges(deps, shop, params.id, query),
    async changeSellerStock({ shop, params, body: { from, to, note }, headers }) {
      const change = { changes: [{ variantId: params.id, from, to }], ...(note !== undefined && { note }) }
      const { items } = await changeStock(deps, shop, change, headers['Idempotency-Key'])
      return items[0]!
    },
    changeSellerStocks: ({ shop, body, headers }) =>
      changeStock(deps, shop, body, headers['Idempotency-Key']),
    uploadSellerPicture: ({ shop, body, headers }) =>
      uploadSellerPicture(deps, shop, body, headers['Idempotency-Key']),
  }
}

/** The version that a call is based on. */
const versionOf = (headers: { readonly 'If-Match': string }): number =>
  Number(headers['If-Match'].replaceAll('"', ''))
