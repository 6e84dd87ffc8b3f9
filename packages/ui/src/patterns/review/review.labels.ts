export const reviewLabels = {
  outOfFive: 'out of 5',
  starsOf: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
  stars: '{stars} of 5 stars',
  verified: 'Verified purchase',
  reply: 'Answer from {author}',
} as const
