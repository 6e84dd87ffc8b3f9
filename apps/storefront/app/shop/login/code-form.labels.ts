export const codeFormLabels = {
  title: 'Check your inbox',
  lede: 'We’ve emailed a 6-digit code to {email}. It works for 10 minutes.',
  code: 'Code',
  missing: 'Enter the code.',
  submit: 'Continue',
  another: 'Send another code',
  sent: { title: 'We’ve sent another code.', text: 'Only the newest one works here.' },
  otherWay: 'Use another email or your password',
} as const
