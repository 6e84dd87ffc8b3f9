import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A part of a page that opens in place.',
  alternatives: [
    ['Actions behind a button', 'Menu'],
    ['Something that must be seen', 'a heading'],
  ],
  accessibility:
    'The trigger says whether its part is open, and which part that is. A closed part is hidden from everyone.',
  states: { default: 'Closed', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
}
