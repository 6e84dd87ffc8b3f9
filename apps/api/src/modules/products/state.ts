/** One value of an option, as the database has it. */
export interface OptionValueState {
  id: string
  value: string
  position: number
  swatch: string | null
  mediaId: string | null
}

export interface OptionState {
  id: string
  name: string
  position: number
  values: OptionValueState[]
}

/** Money in minor units, instants as ISO text. */
export interface VariantState {
  id: string
  /** One value id of each option, in the order of the options; shorter for a variant out of use. */
  valueIds: string[]
  optionKey: string
  sku: string | null
  price: number
  salePrice: number | null
  salePlan: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  barcode: string | null
  grams: number | null
  extra: Record<string, string> | null
  stock: number | null
  position: number
  isActive: boolean
  mediaId: string | null
}

export interface PictureState {
  id: string
  /** Where it came from, or where we show it. */
  url: string
  alt: string
  position: number
}

/** All of a product that its shop decides, as one value that can be compared, written and put back. */
export interface ProductState {
  id: string
  /** What names it in its shop's files; null until a file does. */
  importKey: string | null
  slug: string
  name: string
  descriptionHtml: string
  details: { label: string; value: string }[]
  tags: string[]
  status: 'active' | 'draft' | 'archived'
  /** When a draft becomes active; another status ends the plan. */
  publishAt: string | null
  categoryId: string | null
  seoTitle: string
  seoDescription: string
  extra: Record<string, string> | null
  searchExtra: string
  options: OptionState[]
  /** Those out of use as well: they come back under their own ids. */
  variants: VariantState[]
  pictures: PictureState[]
}

/** A product as it is read, with what is not its shop's to decide. */
export interface ReadProduct {
  state: ProductState
  /** Moves with what its shop edits. */
  version: number
  /** Pieces that are kept for buyers who are paying, by variant. */
  held: Readonly<Record<string, number>>
}
