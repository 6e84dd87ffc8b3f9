import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One day, or a day and a time.',
  alternatives: [['Words', 'TextField']],
  accessibility: 'The browser’s own field under its label; hint and error describe it.',
  states: {
    default: 'Default',
    empty: 'Empty',
    error: 'Refused',
    disabled: 'Disabled',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'long', 'many'],
}
