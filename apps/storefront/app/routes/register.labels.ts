export const registerLabels = {
  title: 'Create an account',
  description: 'Register to buy from every shop on {market}.',
  login: 'Log in',
  or: 'or',
  resetPassword: 'reset your password',
} as const
