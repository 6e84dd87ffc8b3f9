export const invitationPageLabels = {
  loading: 'Loading the invitation',
  title: 'Work for {shop}',
  account: 'You’re logged in as {email}.',
  accept: 'Accept',
  later: 'Not now',
  failed: 'We can’t open this invitation',
  incomplete: 'The link is incomplete. Open it again from the email.',
  goToAccount: 'Go to your account',
} as const

export const invitedAsLabels = {
  owner: 'You’re invited as an owner.',
  manager: 'You’re invited as a manager.',
  staff: 'You’re invited as staff for {areas}.',
  noAreas: 'You’re invited as staff without permissions.',
} as const
