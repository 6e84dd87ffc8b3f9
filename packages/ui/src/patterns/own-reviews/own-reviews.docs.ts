import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What a buyer writes about what was delivered: the form, and the reviews that are there.',
  keywords: ['review form', 'feedback'],
  alternatives: [
    ['What others wrote', 'Reviews'],
    ['An average', 'Rating'],
  ],
  advice: [
    ['Ask for stars first; the text is optional.', 'Demand fifty characters: people then type dots.'],
    [
      'Ask about the product: “How does it feel after a week?”',
      'Ask about the delivery here: the shop can’t change the product because a parcel was late.',
    ],
  ],
  accessibility:
    'The stars are radios: arrow keys choose, and each is announced with its word. A form without stars sends the focus to them. Buttons name the product they are about.',
  states: {
    default: 'Default',
    empty: 'EmptyForm',
    loading: 'Sending',
    error: 'Refused',
    long: 'LongText',
    many: 'Reviewable',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled'],
  keys: [
    ['Arrow keys', 'On the stars: one more or one less.'],
    ['Tab', 'Leaves the stars; they are one stop.'],
  ],
  hooks: [
    ['[data-component="OwnReview"]', 'A review for its author.'],
    ['[data-component="RatingField"]', 'The stars to give.'],
    ['[data-component="ReviewedProduct"]', 'What a review is about.'],
    ['[data-component="ReviewableProduct"]', 'What waits for a review.'],
    ['[data-component="ReviewableProducts"]', 'The list of these.'],
  ],
  from: 'React Aria',
}
