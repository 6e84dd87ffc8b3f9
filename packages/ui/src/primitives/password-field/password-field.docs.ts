import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A password, with an eye, and at registration with its strength.',
  alternatives: [
    ['Any other text', 'TextField'],
    ['Logging in as a whole', 'Auth'],
  ],
  accessibility:
    'The eye says what it will do. The strength is announced politely as a word, its bar is decoration. Pasting is never hindered.',
  states: {
    default: 'Default',
    empty: 'StrengthEmpty',
    error: 'Invalid',
    disabled: 'Disabled',
    long: 'LongText',
  },
  without: ['loading', 'many', 'rtl', 'phone'],
}
