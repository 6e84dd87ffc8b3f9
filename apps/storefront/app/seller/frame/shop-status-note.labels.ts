export const shopStatusNoteLabels = {
  title: '{shop} is suspended.',
  text: 'Your products aren’t for sale and can’t be edited. Please keep shipping open orders.',
  contact: 'Contact us',
  pending: '{shop} isn’t open yet.',
  pendingText:
    'It opens once the marketplace has checked your business details. Buyers don’t see your products yet.',
  addDetails: 'Business details',
} as const
