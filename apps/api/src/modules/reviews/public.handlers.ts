import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { listReviews } from './public.service.ts'

/** Reads that are cached by the catalog's version. */
export const createPublicReviewHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'listProductReviews'> => ({
  listProductReviews: ({ params, query }) => listReviews(db, { ...query, ...params }),
})
