export const emailPanelLabels = {
  title: 'Change your email',
  text: 'We send a link to the new address, and tell the present one.',
  email: 'New email',
  password: 'Your password',
  hint: 'If you log in with emailed codes and have no password yet, set one under Security.',
  submit: 'Send the link',
  sent: 'Check the inbox of your new address.',
  sentText: 'Your email changes once you open the link that we’ve sent there. It works for 24 hours.',
} as const
