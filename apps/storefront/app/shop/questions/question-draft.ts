import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** What a user has typed of a question and not sent, by the product's id. */
export const questionDrafts = createTabDrafts('stoa:questions')
