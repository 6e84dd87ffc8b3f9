import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Which lines of an order, and how many of each: to cancel, to return, to report.',
  keywords: ['item selection', 'return items'],
  alternatives: [
    ['Lines that are still to be bought', 'CartGroup'],
    ['One of a few', 'RadioGroup'],
  ],
  advice: [
    [
      'Preselect the line if the order has only one.',
      'Preselect every line of a long order: people then return more than they meant to.',
    ],
    [
      'Limit each quantity to what can still be returned, and say why a line is locked.',
      'Hide lines that can’t be returned: buyers look for them and write to the shop.',
    ],
  ],
  accessibility:
    'A group under its legend. Each line is a checkbox named by all that stands beside it; the number is a spin button named after its line. A problem is announced and describes the group.',
  states: {
    default: 'Default',
    error: 'Failed',
    loading: 'Priced',
    many: 'Many',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'disabled'],
  keys: [
    ['Space', 'Chooses the line with all its pieces, or takes it out.'],
    ['Arrow Up, Arrow Down', 'In the quantity: one more or one less.'],
  ],
  hooks: [
    ['[data-component="LineChoice"]', 'The root.'],
    ['[data-component="RefundPreview"]', 'What would be refunded.'],
  ],
  from: 'native',
}
