export const resetPasswordLabels = {
  title: 'Set a new password',
  description: 'Set a new password with the link from our email.',
  done: {
    title: 'Password changed',
    text: 'Log in again on each of your devices.',
  },
  login: 'Log in',
  incomplete: {
    title: 'This link is incomplete',
    text: 'Open it again from the email, or request a new one.',
  },
  requestLink: 'Request a new link',
  lede: 'Use a password you don’t use anywhere else. You’ll have to log in again on every device.',
  submit: 'Set password',
} as const
