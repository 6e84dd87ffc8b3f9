import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** Unsent input about orders, by kind and number: `return 7KQ2M9XW4T-1`. */
export const afterSalesDrafts = createTabDrafts('stoa:after-sales')
