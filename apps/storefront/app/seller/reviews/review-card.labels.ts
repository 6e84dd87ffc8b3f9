export const reviewCardLabels = {
  name: '{product}, by {author}',
  hint: 'Everyone can read it below the review. You can’t edit it later.',
  answered: 'A teammate has already answered it.',
  deleted: 'The author has deleted it.',
  answer: 'Answer',
  report: 'Report',
  reported: 'Reported',
  reportText: 'We’ll review it and remove it if it breaks our rules. A low rating isn’t a reason.',
} as const
