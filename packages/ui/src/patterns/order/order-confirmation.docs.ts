import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The page after the payment: the number, and from which shop what comes when.',
  keywords: ['thank you page', 'receipt', 'success page'],
  alternatives: [['The order later on', 'OrderDetailCard']],
  advice: [
    [
      'Say which email address gets the receipt, and what arrives when.',
      'Thank at length and leave the date to the email.',
    ],
    [
      'Show a parcel for each shop, in the order of arrival.',
      'Offer more products above the order’s number: buyers first want proof.',
    ],
  ],
  accessibility:
    'Its title is the h1 of the page. A test says so in words before the title. It prints on one page.',
  states: { default: 'Default', many: 'Many', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: [['Enter', 'Follows a link.']],
  hooks: [['[data-component="OrderConfirmation"]', 'The root.']],
  from: 'native',
}
