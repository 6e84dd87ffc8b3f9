import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** Unsent reviews of a user, by product id. */
export const reviewDrafts = createTabDrafts('stoa:reviews')
