import type { Category, Market } from '@stoa/api-client/schema'

/** Path of the facts. Servers get them inside of the HTML of a header. */
export const HEADER_FACTS = '/embed/1/header.json'

/** Facts of the marketplace that its header shows. */
export interface HeaderFacts {
  /** Name of the marketplace. */
  readonly name: string
  /** Its logo, for light and dark surroundings. */
  readonly marks: Pick<Market['marks'], 'logo' | 'logoDark'>
  /** Two levels of categories. Deeper ones are included if they are in the bar. */
  readonly categories: readonly Category[]
}

/** State of a header that a server has drawn. */
export interface SentHeader {
  readonly facts: HeaderFacts
  readonly settings: { readonly logo?: string | undefined; readonly logoHref?: string | undefined }
}
