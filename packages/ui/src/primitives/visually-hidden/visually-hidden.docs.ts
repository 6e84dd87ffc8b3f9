import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Text for assistive technology, if sighted users see an icon.',
  keywords: ['screen reader only', 'sr-only', 'hidden text'],
  alternatives: [
    ['A name for a control', 'IconButton'],
    ['Visible text', 'a paragraph'],
  ],
  advice: [
    [
      'Add the words that sighted readers get from the place or a drawing: “of 5 stars”.',
      'Hide a text because there is no room for it: sighted readers need it as well.',
    ],
    [
      'Keep it to a few words.',
      'Hide a link or a button in it: the focus disappears on the way through the page.',
    ],
  ],
  accessibility: 'Read in its place without taking room. Hidden controls must not take the focus.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: 'None: there is nothing to see.',
  from: 'native',
}
