import { ofCategories } from './categories.ts'
import { ofFigures } from './figures.ts'
import { ofMoney } from './money.ts'
import { ofOrders } from './orders.ts'
import { ofProducts } from './products.ts'
import { ofReturns } from './returns.ts'
import { ofRuns } from './runs.ts'
import type { Samples } from './sample.ts'
import { ofShop } from './shop.ts'
import { ofViews } from './views.ts'

/** Samples by operation, for every one of the seller area. Operations that end a thing come after those that read it. */
export const samples: Samples = {
  ...ofShop,
  ...ofOrders,
  ...ofReturns,
  ...ofProducts,
  ...ofRuns,
  ...ofCategories,
  ...ofFigures,
  ...ofMoney,
  ...ofViews,
}
