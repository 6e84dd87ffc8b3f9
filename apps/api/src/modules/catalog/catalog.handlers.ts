import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readCategory, readSuggested, readTree } from '../categories/public.service.ts'
import { readHome } from './home/home.service.ts'
import { readProduct } from './products/product.service.ts'
import { createProductList } from './products/product-list.service.ts'
import { listQuestions } from '../questions/public.service.ts'
import { listReviews } from '../reviews/public.service.ts'
import { suggest } from './search/suggestions.service.ts'
import { listShops, readShop } from '../shops/public.service.ts'
import { withSlugRedirect } from '../slug-redirects/slug-redirects.service.ts'

type Operation =
  | 'getHome'
  | 'listProducts'
  | 'getProduct'
  | 'listProductReviews'
  | 'listProductQuestions'
  | 'suggest'
  | 'getCategoryTree'
  | 'getSuggestedCategories'
  | 'getCategoryByPath'
  | 'listShops'
  | 'getShop'

/** The public reads of the catalog. Their answers depend on its version, their parameters and the time alone. */
export function createCatalogHandlers(deps: Deps): Pick<Handlers, Operation> {
  const { db } = deps
  const listProducts = createProductList(deps)
  return {
    getHome: () => readHome(deps),
    listProducts: ({ query }) => listProducts(query),
    getProduct: ({ params: { slug } }) =>
      withSlugRedirect(db, 'product', slug, () => readProduct(deps, slug)),
    listProductReviews: ({ params, query }) => listReviews(db, { ...query, ...params }),
    listProductQuestions: ({ params, query }) => listQuestions(db, { ...query, ...params }),
    suggest: ({ query }) => suggest(deps, query.q),
    getCategoryTree: ({ query }) => readTree(db, query),
    getSuggestedCategories: () => readSuggested(db),
    getCategoryByPath: ({ query: { path } }) =>
      withSlugRedirect(db, 'category', path, () => readCategory(db, path)),
    listShops: ({ query }) => listShops(db, query),
    getShop: ({ params: { slug } }) => withSlugRedirect(db, 'shop', slug, () => readShop(db, slug)),
  }
}
