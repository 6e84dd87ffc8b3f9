export const passwordLinkLabels = {
  ask: 'Email me a link instead',
  sent: 'Email sent',
  text: 'Open the link to set a password. It works for one hour.',
  failed: 'Couldn’t send the email',
} as const
