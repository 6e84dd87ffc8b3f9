export const loginLabels = {
  title: 'Operator console',
  lede: 'Log in with your account. Your session ends after 30 minutes without use.',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  factorTitle: 'Confirm it’s you',
  confirm: 'Continue',
  failed: 'Couldn’t log in. Check your connection and try again.',
} as const
