export const stopEmailsLabels = {
  stopped: 'Emails stopped',
  stoppedText: 'You can turn them on again on your wish list.',
  home: 'Go to the home page',
  incomplete: 'This link is incomplete',
  incompleteText: 'Open it again from the email, or change your email settings on your wish list.',
  settings: 'Your wish list',
  title: 'Stop these emails',
  lede: 'We’ll stop emailing you about prices and stock.',
  submit: 'Stop emails',
} as const

/** Texts for emails to members of a shop. */
export const stopShopEmailsLabels = {
  stoppedText: 'You can turn them on again in the Seller Center.',
  incompleteText: 'Open it again from the email, or change your email settings in the Seller Center.',
  settings: 'Your emails about the shop',
  lede: 'We’ll stop sending you this kind of email about your shop. The Seller Center still shows what’s waiting.',
} as const
