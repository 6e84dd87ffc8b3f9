export const confirmAddressLabels = {
  done: 'Email confirmed.',
  thanks: 'Thank you.',
  title: 'Confirm your email.',
  text: 'Confirm that {email} is your email.',
  confirm: 'Confirm my email',
} as const
