import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Packing a parcel item by item, on a phone in the stock room or at a desk.',
  keywords: ['pick list', 'packing slip'],
  alternatives: [
    ['Lines that a buyer sends back', 'LineChoice'],
    ['What was bought, to read', 'OrderParts'],
  ],
  accessibility:
    'How many are packed is announced. Each number is a spin button named after its line, each tick a button that says what it does. Pictures are decoration beside the names.',
  states: {
    default: 'Default',
    disabled: 'Disabled',
    many: 'Many',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'error'],
  keys: [
    ['Arrow Up, Arrow Down', 'In a quantity: one more or one less.'],
    ['Enter, Space', 'On the tick: packs all of the line, or none.'],
  ],
  hooks: [
    ['[data-component="PackList"]', 'The root.'],
    ['[data-packed]', 'On a line that is packed.'],
    ['[data-part="aside"]', 'How the parcel is sent, with the buttons.'],
  ],
  from: 'native',
  status: 'new',
}
