export const verifyEmailLabels = {
  title: 'Confirm your email',
  description: 'Confirm the email address of your account.',
  lede: 'Press the button to confirm that this email is yours.',
  submit: 'Confirm my email',
  done: {
    title: 'Email confirmed',
    text: 'Thank you. Emails about your orders reach you now.',
  },
  resend: {
    title: 'Check your inbox',
    lede: 'We emailed you when you registered. The link in that email opens this page. If it’s lost or expired, we’ll send another.',
  },
} as const
