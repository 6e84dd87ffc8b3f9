export const stopEmailsLabels = {
  stopped: 'Emails stopped',
  stoppedText: 'You can turn them on again on your wish list.',
  home: 'Go to the home page',
  incomplete: 'This link is incomplete',
  incompleteText: 'Open it again from the email, or change your email settings on your wish list.',
  wishList: 'Your wish list',
  title: 'Stop these emails',
  lede: 'We’ll stop emailing you about prices and stock.',
  submit: 'Stop emails',
} as const
