/** Plain data that several patterns show. Addresses are the host's; money is minor units. */

import type { ShopTone } from '../../tokens/index.ts'

export interface ShopRef {
  /** The shop's name, as people read it. */
  name: string
  /** Address of the shop's page. Without it the name is no link. */
  href?: string | undefined
  /** The shop's id, from which its avatar takes its color if it has no tone. Default the name. */
  id?: string | undefined
  /** Address of the shop's own sign, shown in its avatar. Without it the first letter shows. */
  logo?: string | undefined
  /** Wall in whose color the shop is shown. Left out: the colors of the page. */
  tone?: ShopTone | undefined
}

export interface RatingData {
  /** The average rating, 0 to 5. */
  average: number
  /** Number of reviews in the average. */
  count: number
}

/** One of the people of a shop. */
export interface MakerData {
  /** First name, as people read it. */
  name: string
  /** Address of a portrait. Without it the first letter shows. */
  portrait?: string | undefined
  /** Short description of what they do. Leave out for none. */
  line?: string | undefined
}
