export const confirmationPageLabels = {
  sent: '{shops, plural, one {The shop has your order and is getting it ready.} other {Each shop ships its own parcel.}}',
  emailed: '{sent} We’ve emailed a confirmation to {email}.',
  seeOrder: 'See your order',
  track: 'Track without logging in',
  print: 'Print',
} as const
