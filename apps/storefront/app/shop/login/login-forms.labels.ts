export const loginFormLabels = {
  login: 'Log in',
  toAccount: 'Go to your account',
  backToLogin: 'Back to login',
  requestEmail: 'Request another email',
  email: 'Email',
  inbox: 'Check your inbox',
  resend: 'Send the email again',
  resent: 'If an account with this email needs it, we’ve sent a link. It expires after one day.',
  secondStep: 'One more step',
  secondStepLede: 'Confirm it’s you to finish logging in.',
  usePasskey: 'Use a passkey',
} as const
