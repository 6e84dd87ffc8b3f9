export const trackingDialogLabels = {
  edit: 'Edit tracking',
  editText: 'The buyer gets an email with the new number.',
  save: 'Save tracking',
  ship: 'Ship parcel',
  shipText: 'The buyer gets an email that it’s on its way.',
  back: 'Back',
} as const
