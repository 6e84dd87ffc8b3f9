import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** What a user has typed of a product's review and not sent, by the product's id. */
export const reviewDrafts = createTabDrafts('stoa:reviews')
