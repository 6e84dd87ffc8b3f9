import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Beside a cart or a checkout: what the selected items cost, and the button for the next step.',
  alternatives: [
    ['The price of one thing', 'Price'],
    ['Phones, where it stands at the lower edge', 'BottomBar'],
  ],
  accessibility:
    'A region named by its title; the figures are terms and their values. The one button comes last.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    loading: 'Busy',
    long: 'Huge',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled', 'many'],
}
