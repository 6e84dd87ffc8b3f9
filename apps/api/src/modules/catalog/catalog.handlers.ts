import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readCategory, readSuggested, readTree } from '../categories/categories.service.ts'
import { readHome } from '../home/home.service.ts'
import { orMoved } from '../renames/renames.service.ts'
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
    listProducts: ({ query, edition }) => listProducts(query, edition),
    getProduct: ({ params: { slug } }) => orMoved(db, 'product', slug, () => readProduct(deps, slug)),
    listProductReviews: ({ params, query }) => listReviews(db, { ...query, ...params }),
    suggest: ({ query }) => suggest(deps, query.q),
    getCategoryTree: ({ query }) => readTree(db, query),
    getSuggestedCategories: () => readSuggested(db),
    getCategoryByPath: ({ query: { path } }) => orMoved(db, 'category', path, () => readCategory(db, path)),
    listShops: ({ query }) => listShops(db, query),
    getShop: ({ params: { slug } }) => orMoved(db, 'shop', slug, () => readShop(db, slug)),
  }
}
