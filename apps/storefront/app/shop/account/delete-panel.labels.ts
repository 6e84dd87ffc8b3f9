export const deletePanelLabels = {
  title: 'Delete your account',
  text: 'We delete your addresses, cart, devices and picture right away. Your reviews and answered questions stay, under “Former member”. You can’t undo this.',
  open: 'Delete my account',
  question: 'Delete your account?',
  hint: 'Enter your password to confirm it’s you.',
  password: 'Password',
  delete: 'Delete permanently',
  keep: 'Keep my account',
  deleted: 'Account deleted',
} as const
