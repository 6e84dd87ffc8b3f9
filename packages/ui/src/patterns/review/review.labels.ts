export const reviewLabels = {
  outOfFive: 'out of 5',
  noVotes: 'No ratings yet',
  starsOf: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
  stars: '{stars} of 5 stars',
  verified: 'Verified purchase',
  photos: 'Photos by buyers',
  photo: 'Look at photo {number} of {count}, by {author}',
  picturesBy: 'Photographs by {author}',
  enlarge: 'Enlarge photograph {number} by {author}',
  question: 'Question from {author}',
  asked: 'Asked by {author}',
  reply: 'Answer from {author}',
} as const
