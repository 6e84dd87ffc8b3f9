import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'How many of a product, from one to what is in stock.',
  keywords: ['number input', 'number field', 'counter', 'spinbutton', 'spinner input'],
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
  keys: [
    ['Arrow Up, Arrow Down', 'One more or one less.'],
    ['Page Up, Page Down', 'Ten more or ten less.'],
    ['Home', 'The lowest quantity.'],
    ['End', 'The highest quantity, when the stock is counted.'],
    ['Enter', 'Takes the typed number; leaving the field does the same.'],
  ],
  hooks: [
    ['[data-component="QuantityStepper"]', 'The root.'],
    ['[data-disabled]', 'On the box around field and buttons while it is disabled.'],
    ['[data-part="Message"]', 'Why a typed number cannot be taken.'],
  ],
  from: 'native',
}
