import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'A part of a page that few need, opened in place.',
  instead: [
    ['Deeds behind a button', 'Menu'],
    ['Something that must be seen', 'a heading'],
  ],
  access:
    'The trigger says whether its part is open, and which part that is. What is closed is not there for anybody.',
  states: { default: 'Closed', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
}
