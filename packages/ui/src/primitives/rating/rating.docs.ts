import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A rating as stars or one figure.',
  keywords: ['stars', 'score', 'review stars'],
  alternatives: [
    ['What the reviews say', 'Reviews'],
    ['How far something has come', 'Progress'],
  ],
  advice: [
    [
      'Leave the rating out if there are no reviews.',
      'Show five empty stars for a new product: they read as zero out of five.',
    ],
  ],
  accessibility: 'Announced as "4.8 of 5, 214 reviews"; the stars are decoration.',
  states: { default: 'Default', empty: 'NoReviews', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'long', 'many', 'phone'],
  imports: ['Rating', 'Stars'],
  keys: [['Enter', 'Follows the link to the reviews.']],
  hooks: [
    ['[data-component="Rating"]', 'The root.'],
    ['[data-part="Stars"]', 'The five stars.'],
  ],
  from: 'native',
}
