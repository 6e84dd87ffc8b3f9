import type { ShopTone } from '@stoa/api-client/schema'

export const shopFieldLabels = {
  name: 'Name',
  slug: 'Shop URL',
  tagline: 'Tagline',
  story: 'Story',
  logo: 'Logo',
  banner: 'Banner',
  tone: 'Color',
  contactEmail: 'Contact email',
  policies: 'Policies',
  makers: 'Makers',
  timeZone: 'Time zone',
  lowStockAt: 'Low stock level',
  closedFrom: 'Vacation from',
  closedUntil: 'Vacation until',
  closedNote: 'Note for shoppers',
} as const

export const shopMistakeLabels = {
  name: 'Use at least 2 characters.',
  slug: 'Use lowercase letters, digits and single hyphens.',
  lowStockAt: 'Enter a number of items.',
  makers: 'Every maker needs a name.',
  oneDay: 'A vacation has a first and a last day.',
  backwards: 'The last day is before the first.',
} as const

export const shopValueLabels = {
  picture: 'A picture',
} as const

/** Names of the walls in whose color a shop is shown. */
export const shopToneLabels = {
  sage: 'Sage',
  moss: 'Moss',
  mint: 'Mint',
  sea: 'Sea',
  sky: 'Sky',
  rose: 'Rose',
  peach: 'Peach',
  sand: 'Sand',
  straw: 'Straw',
  ochre: 'Ochre',
  petrol: 'Petrol',
  navy: 'Navy',
} as const satisfies Readonly<Record<ShopTone, string>>
