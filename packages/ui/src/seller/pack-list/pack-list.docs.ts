import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Piece by piece into a parcel, on a phone in the stock room as well as at a desk.',
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
}
