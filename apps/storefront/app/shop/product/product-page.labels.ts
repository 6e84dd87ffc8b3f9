export const productPageLabels = {
  shareTitle: '{product} by {shop}',
  description: 'Description',
  dimensions: 'Dimensions',
  sizes: 'Sizes',
  since: 'Here since {year}',
  fromShop: 'From {shop}',
  visitShop: 'Visit the shop',
  related: 'You may also like',
  report: 'Report this product',
} as const

export const moreLabels = {
  reviews: { more: 'Show more reviews', failed: 'More reviews can’t be shown right now.' },
  questions: { more: 'Show more questions', failed: 'More questions can’t be shown right now.' },
} as const

export const productQuestionsLabels = {
  title: 'Questions and answers',
  lede: 'Have a question? Ask {shop}. You’ll get the answer by email.',
  failed: 'These questions can’t be shown right now.',
  retry: 'Try again',
  none: 'No questions yet.',
  logIn: 'Log in to ask a question',
} as const

export const productReviewsLabels = {
  title: 'Reviews',
  none: 'No reviews yet.',
  count: '{count, plural, one {# review} other {# reviews}}',
  countWithStars:
    '{count, plural, one {# review} other {# reviews}} with {stars, plural, one {# star} other {# stars}}',
  stars: '{stars, plural, one {# star} other {# stars}} ({count})',
  failed: 'These reviews can’t be shown right now.',
  retry: 'Try again',
  order: 'Order of the reviews',
  pictures: 'Pictures first',
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
} as const
