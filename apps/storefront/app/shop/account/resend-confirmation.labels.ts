export const resendConfirmationLabels = {
  sent: 'Email sent',
  failed: 'Couldn’t send the email',
  tryAgain: 'Try again in a few minutes.',
} as const
