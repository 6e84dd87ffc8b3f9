import { stocked, tree } from './categories.ts'
import { clearwaterGlass } from './products/clearwater-glass.ts'
import { commonThread } from './products/common-thread.ts'
import { emberHouse } from './products/ember-house.ts'
import { foldAndTimber } from './products/fold-and-timber.ts'
import { greenPorch } from './products/green-porch.ts'
import { kilnAndCove } from './products/kiln-and-cove.ts'
import { lumenRow } from './products/lumen-row.ts'
import { meridian } from './products/meridian.ts'
import { northboundAudio } from './products/northbound-audio.ts'
import { oakAndIron } from './products/oak-and-iron.ts'
import { paperMillLane } from './products/paper-mill-lane.ts'
import { pebbleAndPine } from './products/pebble-and-pine.ts'
import { stillWater } from './products/still-water.ts'
import { wayfare } from './products/wayfare.ts'
import { questionsOf } from './questions.ts'
import { reviewsOf } from './reviews.ts'
import type { SeedCategory, SeedProduct, SeedQuestion, SeedReview } from './types.ts'

export { commissionRates } from './commission.ts'
export { saleDays } from './sales.ts'
export { shops } from './shops.ts'
export type * from './types.ts'

const shelves = [
  kilnAndCove,
  lumenRow,
  clearwaterGlass,
  emberHouse,
  paperMillLane,
  foldAndTimber,
  commonThread,
  wayfare,
  meridian,
  northboundAudio,
  pebbleAndPine,
  oakAndIron,
  greenPorch,
  stillWater,
]

/** Every product of the demo catalog, shop by shop. */
export const products: SeedProduct[] = shelves.flatMap(shelf => shelf.products)

/** Names, in the plan, of the photographs that products to come, and some that are there, still wait for. */
export const awaitedPictures: string[] = shelves.flatMap(({ awaited }) => awaited)

/** The tree's branches in which something is sold. */
export const categories: SeedCategory[] = stocked(
  tree,
  products.map(({ category }) => category),
)

/** Every review, product by product; each product's stars and count are those of its reviews. */
export const reviews: SeedReview[] = products.flatMap(reviewsOf)

/** What shoppers asked, product by product. */
export const questions: SeedQuestion[] = products.flatMap(questionsOf)
