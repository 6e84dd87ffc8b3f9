export const setUpLabels = {
  title: 'Set up your marketplace',
  description: 'Page for the operator of a new marketplace.',
  intro:
    'Visitors see “Opening soon” until you open it. What you type is kept, and this link works until {date}.',
  needsScripts: 'Turn on JavaScript to use this page.',
  loading: 'Loading settings',
  noLink: 'This page opens with a link',
  noLinkText:
    'Run `pnpm --filter api operator init` with your email address, and open the link that it prints.',
  faults: 'The marketplace can’t open yet.',
  faultsText: 'Check the highlighted fields.',
  saving: 'Saving',
  saved: 'Everything is saved. You can leave and continue later.',
  unsaved: 'Couldn’t save. Check your connection.',
  open: 'Open marketplace',
  missing: 'Something above is missing. Tick the box to open without it.',
  openAnyway: 'Open although something is missing',
  opened: '{market} is open',
  openedText: 'Visitors can come. Settings change with `pnpm --filter api market`.',
  toMarket: 'Go to the marketplace',
  form: 'Settings of the marketplace',
} as const

export const setUpSectionLabels = {
  brand: 'Name',
  brandText: 'Shown on pages, in emails and in documents.',
  legal: 'Company',
  legalText: 'Emails and the footer name who runs the marketplace. Most countries require it.',
  contact: 'Contact',
  money: 'Money and shipping',
  moneyText: 'Prices for shipping apply per shop and order. Shops may offer less expensive ones.',
  rules: 'Rules',
  ready: 'Before you open',
  readyText: 'Email, payments and storage come from the settings of the processes.',
} as const

export const setUpFieldLabels = {
  name: 'Name of the marketplace',
  tagline: 'Short description',
  taglineHint: 'Follows the name in emails, for example “many shops, one cart”.',
  entity: 'Company, with its legal form',
  address: 'Address',
  addressHint: 'Without company and country, up to 6 lines.',
  country: 'Country',
  noCountry: 'Choose a country',
  responsible: 'Represented by',
  responsibleHint: 'Managing directors, for example. Some countries require their names.',
  register: 'Register and number',
  vatId: 'VAT ID',
  email: 'Public email address',
  emailHint: 'On pages and for search engines.',
  phone: 'Public phone number',
  phoneHint: 'In the legal notice. The EU requires one.',
  operatorInbox: 'Inbox of the operator',
  operatorInboxHint: 'Gets messages of the contact form, applications and disputes. Not public.',
  currency: 'Currency',
  currencyHint: 'Final after the first order.',
  commission: 'Commission in percent',
  commissionHint: 'Your share of each sale.',
  salesTax: 'Sales tax is handled outside of this marketplace',
  salesTaxHint:
    'Shops charge it in states in which they’re registered. For other states, nothing is charged.',
  standard: 'Standard shipping ({currency})',
  premium: 'Premium shipping ({currency})',
  express: 'Express shipping ({currency})',
  returnDays: 'Days for a return',
  returnDaysHint: 'After delivery. Laws may require 14 or more.',
  sendDays: 'Days to send an approved return',
  registration: 'New accounts',
  approval: 'New shops',
} as const

export const setUpFaultLabels = {
  amount: 'Enter an amount in {currency}, such as {example}.',
  percent: 'Enter a percentage, such as 8 or 7.5.',
  days: 'Enter a whole number of days, such as 30.',
} as const

export const registrationLabels = {
  active: 'Can be used at once',
  activate: 'Wait for the link in an email',
} as const

export const approvalLabels = {
  manual: 'Wait until you approve them',
  auto: 'Approved as soon as someone applies',
} as const

export const readinessLabels = {
  emailSent: 'Test email sent',
  emailSentText: 'The mail server took it. Look for it at {email}.',
  emailWaiting: 'Test email on its way',
  emailWaitingText:
    'Look again in a moment. If it stays, SMTP_URL is wrong or no worker runs; the log says why.',
  emailNone: 'No test email yet',
  emailNoneText: 'It goes to {email}.',
  sendEmail: 'Send test email',
  lookAgain: 'Look again',
  payment: 'Payments by {provider}',
  noPayment: 'No payment provider',
  noPaymentText:
    'Visitors can do everything but pay. Set PAYPAL_CLIENT_ID and its three companions, and restart.',
  storage: 'Files can be stored',
  noStorage: 'Files can’t be stored',
  noStorageText: 'Check STOA_DATA_HOME or MEDIA_URL.',
} as const

export const providerLabels = { paypal: 'PayPal', test: 'the test provider' } as const
