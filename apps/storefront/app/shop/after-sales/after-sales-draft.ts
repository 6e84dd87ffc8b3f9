import { createTabDrafts } from '../../shared/drafts/tab-drafts.ts'

/** What a buyer has typed about an order and not sent, by what it is: `return 7KQ2M9XW4T-1`. */
export const afterSalesDrafts = createTabDrafts('stoa:after-sales')
