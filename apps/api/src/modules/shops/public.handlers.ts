import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { withSlugRedirect } from '../slug-redirects/index.ts'
import { listShops, readShop } from './public.service.ts'

/** Reads that are cached by the catalog's version. */
export const createPublicShopHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'listShops' | 'getShop'> => ({
  listShops: ({ query }) => listShops(db, query),
  getShop: ({ params: { slug } }) => withSlugRedirect(db, 'shop', slug, () => readShop(db, slug)),
})
