export const verifyAccountLabels = {
  title: 'Activate your account',
  description: 'Activate your account on {market}.',
  lede: 'Press the button, then log in.',
  submit: 'Activate my account',
  done: {
    title: 'Account activated',
    text: 'You can log in now.',
  },
  resendLede:
    'Open the link in the email we sent when you registered. If it’s lost or expired, we’ll send another.',
} as const
