import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { withSlugRedirect } from '../slug-redirects/index.ts'
import { readCategory, readSuggested, readTree } from './public.service.ts'

type Operation = 'getCategoryTree' | 'getSuggestedCategories' | 'getCategoryByPath'

/** Reads that are cached by the catalog's version. */
export const createPublicCategoryHandlers = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, Operation> => ({
  getCategoryTree: ({ query }) => readTree(db, query),
  getSuggestedCategories: () => readSuggested(db),
  getCategoryByPath: ({ query: { path } }) =>
    withSlugRedirect(db, 'category', path, () => readCategory(db, path)),
})
