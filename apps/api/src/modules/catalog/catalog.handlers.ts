import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readCategory, readSuggested, readTree } from '../categories/categories.service.ts'
import { readHome } from '../home/home.service.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { suggest } from '../search/suggestions.service.ts'
import { listShops, readShop } from '../shops/shops.service.ts'
import { readProduct } from './product.service.ts'
import { createProductList } from './product-list.service.ts'

type Operation =
  | 'getHome'
  | 'listProducts'
  | 'getProduct'
  | 'listProductReviews'
  | 'suggest'
  | 'getCategoryTree'
  | 'getSuggestedCategories'
  | 'getCategoryByPath'
  | 'listShops'
  | 'getShop'

/** All that anybody may read of the catalogue. */
export function createCatalogHandlers(deps: Deps): Pick<Handlers, Operation> {
  const { db } = deps
  const listProducts = createProductList(deps)
  return {
    getHome: () => readHome(deps),
    listProducts: ({ query }) => listProducts(query),
    getProduct: ({ params }) => readProduct(deps, params.slug),
    listProductReviews: ({ params, query }) => listReviews(db, { ...query, ...params }),
    suggest: ({ query }) => suggest(deps, query.q),
    getCategoryTree: ({ query }) => readTree(db, query),
    getSuggestedCategories: () => readSuggested(db),
    getCategoryByPath: ({ query }) => readCategory(db, query.path),
    listShops: ({ query }) => listShops(db, query),
    getShop: ({ params }) => readShop(db, params.slug),
  }
}
