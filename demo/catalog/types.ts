/** One of the people in a shop. */
export interface SeedMaker {
  name: string
  /** What they do, in one sentence. */
  line: string
  /** File name of a drawing: `portraits/` writes them. */
  portrait: string
}

/** Name of a wall, as in the contract. */
export type SeedTone =
  | 'sage'
  | 'moss'
  | 'mint'
  | 'sea'
  | 'sky'
  | 'navy'
  | 'petrol'
  | 'peach'
  | 'sand'
  | 'straw'
  | 'ochre'

/** A shop of the demo catalog. */
export interface SeedShop {
  slug: string
  name: string
  /** One sentence, shown under the name. */
  tagline: string
  /** Two or three sentences of plain text. */
  story: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Year. */
  founded: number
  /** Working days before a parcel leaves, for what is made after it is ordered; the story says so. None unless told. */
  handlingDays?: number
  /** From this sum of its pieces on, standard delivery is free; in whole units of the currency. */
  freeShippingFrom?: number
  /** The wall of its banner. */
  tone: SeedTone
  makers: SeedMaker[]
  /** File names beside `pictures.json`'s plan: an SVG drawing and a wide photograph. */
  logo: string
  banner: string
}

/** A category with its children; slugs are unique among siblings. */
export interface SeedCategory {
  slug: string
  name: string
  isShowSuggest: boolean
  /** Name of an icon in lucide; only on the first level. */
  icon?: string
  /** File name of a product photograph. */
  picture?: string
  child?: SeedCategory[]
}

/** Label and value of one line in a product's list of facts. */
export type SeedDetail = [label: string, value: string]

interface SeedOptionValue {
  name: string
  /** File name of the photograph that shows this value. */
  picture?: string
}

export interface SeedOption {
  name: string
  values: SeedOptionValue[]
}

/** One buyable combination. */
export interface SeedVariant {
  /** One value's name per option, in the order of the options; empty when there are none. */
  values: string[]
  /** Minor units of US dollars. */
  price: number
  /** Minor units; absent when the variant is not on sale, else below `price`. */
  salePrice?: number
  /** Pieces on the shelf; 0 is sold out. */
  stock: number
}

export interface SeedProduct {
  slug: string
  name: string
  /** Slug of the shop. */
  shop: string
  /** Slugs joined by slashes, two or three levels deep: `kitchen/mugs-and-cups/mugs`. */
  category: string
  /** Small HTML: `p`, `ul`, `li` and nothing else. */
  description: string
  details: SeedDetail[]
  options: SeedOption[]
  /** Every combination of the options, or the one plain variant. */
  variants: SeedVariant[]
  /** File names, the first is the product's face; empty for a product without a picture. */
  pictures: string[]
  /** What its buyers gave, 1 to 5, one entry per review. */
  stars: number[]
  /** Mean of the stars with one decimal; null while there are none. */
  rating: number | null
  /** The number of stars, and of the product's reviews. */
  reviewCount: number
  /** Units sold within the last 90 days. */
  sold90: number
  createdDaysAgo: number
}

export interface SeedReview {
  /** Slug of the product. */
  product: string
  /** 1 to 5. */
  rating: number
  author: string
  title?: string
  text: string
  daysAgo: number
  verified: boolean
}

export interface SeedQuestion {
  /** Slug of the product. */
  product: string
  author: string
  text: string
  daysAgo: number
  /** Absent while it waits. */
  answer?: { text: string; hoursLater: number }
}
