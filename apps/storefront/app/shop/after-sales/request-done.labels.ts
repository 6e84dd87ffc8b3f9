export const requestDoneLabels = {
  next: 'What happens next',
  step: '{number}. {step}',
  emails: 'We’ll email {email} at each step.',
} as const
