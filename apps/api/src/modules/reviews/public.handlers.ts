import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { listReviews, listShopReviews } from './public.service.ts'

/** Reads that are cached by the catalog's version. */
export const createPublicReviewHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'listProductReviews' | 'listShopReviews'> => ({
  listProductReviews: ({ params, query }) => listReviews(db, { ...query, ...params }),
  listShopReviews: ({ params, query }) => listShopReviews(db, { ...query, ...params }),
})
