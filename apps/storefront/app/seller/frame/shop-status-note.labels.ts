export const shopStatusNoteLabels = {
  title: '{shop} is suspended.',
  text: 'Your products aren’t for sale and can’t be edited. Please keep shipping open orders.',
  contact: 'Contact us',
} as const
