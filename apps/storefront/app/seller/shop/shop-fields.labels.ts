export const addressFieldLabels = {
  country: 'Country',
  noCountry: 'Choose a country',
} as const

export const shipsToLabels = {
  title: 'You ship to',
  all: 'Every country',
  some: 'Only these countries',
  countries: 'Countries you ship to',
  missing: 'Add at least one country.',
} as const

export const slugFieldLabels = {
  hint: 'Lowercase letters, digits and hyphens.',
  free: '{url} is free.',
  suggestion: '“{slug}” is free.',
} as const

/** Reasons why a slug can’t be used. */
export const slugReasonLabels = {
  too_short: 'Use at least 3 characters.',
  too_long: 'Use at most 60 characters.',
  taken: 'Another shop uses or used this URL.',
  reserved: 'This URL is reserved.',
} as const
