import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A password with a button that shows it, and at registration with its strength.',
  alternatives: [
    ['Any other text', 'TextField'],
    ['Logging in as a whole', 'Auth'],
  ],
  accessibility:
    'The button says what it will do. The strength is announced politely as text, its bar is decoration. Pasting always works.',
  states: {
    default: 'Default',
    empty: 'StrengthEmpty',
    error: 'Invalid',
    disabled: 'Disabled',
    long: 'LongText',
  },
  without: ['loading', 'many', 'rtl', 'phone'],
}
