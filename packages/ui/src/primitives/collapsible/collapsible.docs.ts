import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A part of a page that few need, opened in place.',
  alternatives: [
    ['Deeds behind a button', 'Menu'],
    ['Something that must be seen', 'a heading'],
  ],
  accessibility:
    'The trigger says whether its part is open, and which part that is. What is closed is not there for anybody.',
  states: { default: 'Closed', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
}
