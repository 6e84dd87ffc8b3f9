import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Words for the ear where the eye has a sign.',
  alternatives: [
    ['A name for a control', 'IconButton'],
    ['Words for everybody', 'a paragraph'],
  ],
  accessibility: 'Read in its place, and takes no room. What is hidden here must not take the focus.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
