export const reviewLabels = {
  outOfFive: 'out of 5',
  noVotes: 'No ratings yet',
  starsOf: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
  stars: '{stars} of 5 stars',
  verified: 'Verified purchase',
  photos: 'Pictures from buyers',
  photo: 'Show picture {number} of {count}, by {author}',
  picturesBy: 'Photographs by {author}',
  enlarge: 'Enlarge picture {number} by {author}',
  question: 'Question from {author}',
  asked: 'Asked by {author}',
  reply: 'Answer from {author}',
} as const
