export const questionCardLabels = {
  name: '{product}, asked by {author}',
  hint: 'Everyone can read it on the product page. You can edit it later.',
  save: 'Save answer',
  answered: 'A teammate has already answered it.',
  withdrawn: 'The author has withdrawn it.',
  edit: 'Edit answer',
  answer: 'Answer',
  report: 'Report',
  reported: 'Reported, hidden until we’ve reviewed it',
  reportText: 'It’s hidden until we’ve reviewed it. We’ll remove it if it breaks our rules.',
} as const
