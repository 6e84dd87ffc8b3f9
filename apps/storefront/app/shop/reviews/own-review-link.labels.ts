export const ownReviewLinkLabels = { edit: 'Edit your review', write: 'Write a review' } as const
