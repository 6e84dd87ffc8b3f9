import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The progress of something that takes a while.',
  keywords: ['progress bar', 'meter', 'gauge'],
  alternatives: [
    ['A wait of unknown length', 'LoadingIndicator'],
    ['A shape that is known', 'Skeleton'],
  ],
  advice: [['Leave out the value until the total is known.', 'Invent a percentage that stops at 99.']],
  accessibility: 'The native element, with a name; without a value it is announced as indeterminate.',
  states: { default: 'Default', loading: 'Unknown' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Progress"]', 'The root, a `<progress>`.']],
  from: 'native',
}
