export const knownDeviceLabels = {
  title: 'Log in on this device',
  description: 'Confirm your device by email.',
  heading: 'Is this your device?',
  lede: 'Confirm to log in on this device, even though the login limit has been reached.',
  submit: 'This is my device',
  done: {
    title: 'Device confirmed',
    text: 'Log in with your password.',
  },
  resend: {
    title: 'Log in with a link from an email',
    lede: 'Too many login attempts. We’ll email you a link that lets this device log in. Your password doesn’t change.',
    submitLabel: 'Email me a link',
    done: 'If this email has an account, we’ve sent it a link. The link expires after 30 minutes.',
  },
} as const
