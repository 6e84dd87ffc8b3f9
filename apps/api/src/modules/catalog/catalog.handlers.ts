import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { withSlugRedirect } from '../slug-redirects/index.ts'
import { readDelivery } from './delivery/delivery.service.ts'
import { readHome } from './home/home.service.ts'
import { readProduct } from './products/product.service.ts'
import { createProductList } from './products/product-list.service.ts'
import { suggest } from './search/suggestions.service.ts'

type Operation = 'getHome' | 'listProducts' | 'getProduct' | 'getDelivery' | 'suggest'

/** Reads that are cached by the catalog's version. */
export function createCatalogHandlers(deps: Deps): Pick<Handlers, Operation> {
  const { db } = deps
  const listProducts = createProductList(deps)
  return {
    getHome: () => readHome(deps),
    listProducts: ({ query }) => listProducts(query),
    getProduct: ({ params: { slug }, query: { country } }) =>
      withSlugRedirect(db, 'product', slug, () => readProduct(deps, { slug, ...(country && { country }) })),
    getDelivery: ({ query }) => readDelivery(deps, query),
    suggest: ({ query }) => suggest(deps, query.q),
  }
}
