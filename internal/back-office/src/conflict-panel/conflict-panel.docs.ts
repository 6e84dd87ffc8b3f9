import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Two people changed the same thing, and the second save was refused.',
  keywords: ['merge', 'diff', 'conflict resolution'],
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
  keys: [['Enter, Space', 'On a button: keeps one of the two values; the focus returns to the panel.']],
  hooks: [['[data-component="ConflictPanel"]', 'The root.']],
  from: 'native',
  status: 'new',
}
