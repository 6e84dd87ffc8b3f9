/** Plain data that several patterns show. Addresses are the host's; money is minor units. */

export interface ShopRef {
  name: string
  href?: string | undefined
  /** Gives the shop's avatar its hue. */
  id?: string | undefined
  /** Address of its own sign, which stands in the avatar. */
  logo?: string | undefined
}

export interface RatingData {
  /** 0 to 5. */
  average: number
  count: number
}
