import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'What a shop is owed, above its statements and payouts.',
  keywords: ['wallet', 'payout', 'statement'],
  alternatives: [['The amounts of one order', 'OrderDetailCard']],
  accessibility: 'A list of terms: each amount is read after its name, and its sentence after the amount.',
  states: { default: 'Default', loading: 'Loading', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'error', 'disabled', 'many'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Balance"]', 'The root.']],
  from: 'native',
  status: 'new',
}
