export const problemLabels = {
  emailTaken: 'This email already has an account.',
  sentence: '{text}.',
  activate: 'Please check your email to activate it.',
  unreachable: 'We couldn’t reach the server. Please try again.',
} as const
