import type { RoutePicture } from './picture-file.ts'

/** Path of the facts. Servers get them inside of the HTML of a header. */
export const HEADER_FACTS = '/embed/1/header.json'

interface Logo extends RoutePicture {
  /** Width in pixels. */
  readonly width: number
  /** Height in pixels. */
  readonly height: number
}

/** A category as the header needs it. */
export interface HeaderCategory {
  readonly id: string
  readonly name: string
  /** Its part of the URL, unique among its siblings. */
  readonly slug: string
  /** Name of one of lucide's icons. */
  readonly icon?: string | null | undefined
  /** Whether it is in the bar. */
  readonly isShowSuggest: boolean
  /** Whether there are children, even if `child` is empty. */
  readonly hasChild: boolean
  readonly child: readonly HeaderCategory[]
}

/** Facts of the marketplace that its header shows. */
export interface HeaderFacts {
  /** Name of the marketplace. */
  readonly name: string
  /** Its logo, and the one for dark surroundings. Null if there is none. */
  readonly marks: { readonly logo: Logo | null; readonly logoDark: Logo | null }
  /** Two levels of categories. Deeper ones are included if they are in the bar. */
  readonly categories: readonly HeaderCategory[]
}

/** State of a header that a server has drawn. */
export interface SentHeader {
  readonly facts: HeaderFacts
  readonly settings: { readonly logo?: string | undefined; readonly logoHref?: string | undefined }
}
