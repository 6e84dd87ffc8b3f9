export const stepLabels = {
  shop: 'Shop',
  story: 'Story and logo',
  address: 'Address',
  agreement: 'Agreement',
} as const

export const applicationFormLabels = {
  form: 'Shop application',
  send: 'Send application',
  next: 'Continue',
  back: 'Back',
  shop: 'Your shop',
  shopText: 'You can change both later. Old links keep working.',
  name: 'Shop name',
  storyText: 'What you make, how you make it, and who you are. A few sentences are enough.',
  story: 'Story',
  storyHint: 'Leave a blank line between paragraphs.',
  logo: 'Logo',
  noName: 'Shop',
  logoNeeded: 'JPEG, PNG, WebP or AVIF, at most {megabytes} MB.',
  logoHint: 'Optional. JPEG, PNG, WebP or AVIF, at most {megabytes} MB.',
  addressText: 'Returns are shipped to this address. Shoppers see the city and the country.',
  agreementText: 'The same rules apply to every shop. You find them on these pages:',
  agree: 'I have read the rules and agree to them.',
  rulesChanged: 'The rules have changed. Reload the page and read them again.',
  approvedAtOnce: 'Your shop is approved as soon as you send this.',
  review: 'We review every application by hand. You’ll get the answer by email and on this page.',
} as const

export const applyPageLabels = {
  approved: '{name} is approved',
  hasShop: 'You already have a shop',
  approvedText: 'You don’t need to log in again. Add your products to start selling.',
  goToShop: 'Go to your shop',
  pendingShopText:
    'You don’t need to log in again. Your shop opens once the marketplace has checked your business details. You can add products before that.',
  addDetails: 'Business details',
  rejected: 'Your application wasn’t accepted.',
  rejectedText: 'Reason: {reason} Your text is still here. Edit it and send it again.',
  pending: 'We’re reviewing your application for {name}',
  pendingText:
    'You sent it on {day}. We review every application by hand. You’ll get the answer by email and on this page.',
} as const

export const withdrawLabels = {
  button: 'Withdraw application',
  title: 'Withdraw your application?',
  text: 'We’ll stop reviewing it. Your text is kept, and you can send it again.',
  cancel: 'Keep application',
  confirm: 'Withdraw application',
} as const
