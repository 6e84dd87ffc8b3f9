import type { ComponentDocs } from '../../../test/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'How many of a thing, from one to what is in stock.',
  instead: [
    ['Any other number', 'TextField'],
    ['One of a few', 'RadioGroup'],
  ],
  access:
    'Its buttons carry the thing’s name. Arrows, Page Up and Home change it; it is written in the locale’s digits, and tells the browser’s keyboard that it takes digits.',
  states: {
    default: 'Default',
    error: 'AtStock',
    disabled: 'Disabled',
    long: 'ManyDigits',
    rtl: 'RightToLeft',
  },
  without: ['empty', 'loading', 'many', 'phone'],
}
