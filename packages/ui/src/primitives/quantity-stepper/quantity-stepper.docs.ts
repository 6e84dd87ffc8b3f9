import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'How many of a product, from one to what is in stock.',
  alternatives: [
    ['Any other number', 'TextField'],
    ['One of a few', 'RadioGroup'],
  ],
  accessibility:
    'A spin button: its name and those of its buttons carry the product’s name, arrows and Page Up and Page Down change it, Home and End go to the limits. It opens the keyboard for digits, shows the locale’s and takes both. A text below says why an entry cannot be accepted, and is announced.',
  states: {
    default: 'Default',
    error: 'NotWhole',
    disabled: 'Disabled',
    long: 'ManyDigits',
    rtl: 'RightToLeft',
  },
  without: ['empty', 'loading', 'many', 'phone'],
}
