import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** Unsent questions of a user, by product id. */
export const questionDrafts = createTabDrafts('stoa:questions')
