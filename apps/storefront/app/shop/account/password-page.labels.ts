export const passwordPageLabels = {
  title: 'Change your password',
  text: 'This logs out your other devices. We’ll email you to confirm.',
  changed: 'Password changed.',
  changedText: 'Log in again on your other devices.',
  current: 'Current password',
  submit: 'Change password',
} as const
