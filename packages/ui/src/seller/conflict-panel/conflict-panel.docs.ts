import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A save was refused because another one came first, and both are to be kept.',
  alternatives: [['Anything else that went wrong', 'Note']],
  accessibility:
    'A named region that takes the focus, so that it is read. Each question has two buttons named after their field; after an answer the focus is back at the region.',
  states: {
    default: 'Default',
    empty: 'NothingAsked',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled'],
}
