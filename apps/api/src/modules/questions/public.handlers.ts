import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { listQuestions } from './public.service.ts'

/** Reads that are cached by the catalog's version. */
export const createPublicQuestionHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'listProductQuestions'> => ({
  listProductQuestions: ({ params, query }) => listQuestions(db, { ...query, ...params }),
})
