import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Sentences of your own pages, in the steps of the type scale.',
  keywords: ['paragraph', 'body text', 'typography', 'caption', 'line clamp'],
  alternatives: [
    ['The title of a part', 'Heading'],
    ['A message about this part of the page', 'Note'],
    ['A text that an editor or a shop wrote', 'Prose page'],
  ],
  accessibility:
    'Each size grows with the reader’s font size, and both emphases have the contrast of text. Text that is cut is read as a whole by screen readers.',
  states: { default: 'Default', long: 'Cut', many: 'Sizes', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: 'No key does anything: it takes no focus.',
  hooks: [['[data-component="Text"]', 'The element.']],
  from: 'native',
  status: 'new',
}
