export const ratingLabels = {
  ofFive: '{average} of 5',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  noReviews: 'No reviews yet',
} as const
