export const reviewsPageLabels = {
  title: 'Reviews',
  text: 'Your answer is public and can’t be edited.',
} as const

export const reviewViewLabels = {
  all: {
    label: 'All',
    empty: { title: 'No reviews yet', description: 'Buyers can review items once they’ve arrived.' },
  },
  unanswered: {
    label: 'Unanswered',
    empty: { title: 'No unanswered reviews', description: 'New reviews will appear here.' },
  },
  reported: {
    label: 'Reported',
    empty: { title: 'No reported reviews', description: 'You can report reviews that break our rules.' },
  },
} as const
