export const shipManyDialogLabels = {
  title: 'Mark as shipped',
  text: 'Items not packed yet ship in one parcel. Each buyer gets an email.',
  back: 'Back',
  ship: '{count, plural, one {Mark # order as shipped} other {Mark # orders as shipped}}',
  refused: 'This order couldn’t be shipped.',
} as const
