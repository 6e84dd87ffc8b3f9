export const forgotPasswordLabels = {
  title: 'Forgot your password',
  description: 'Request a link to set a new password.',
  done: {
    title: 'Check your inbox',
    text: 'If this email has an account, we’ve sent it a link. The link expires after one hour.',
  },
  backToLogin: 'Back to login',
  heading: 'Forgot your password?',
  lede: 'Enter your email and we’ll send you a link to set a new password.',
  submit: 'Send link',
  email: 'Email',
} as const
