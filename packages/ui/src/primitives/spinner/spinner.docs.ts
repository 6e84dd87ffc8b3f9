import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A small sign that something is loading, next to a text that says what.',
  keywords: ['loader', 'throbber', 'activity indicator', 'busy'],
  alternatives: [
    ['A button that is busy', 'Button'],
    ['A page that loads', 'LoadingIndicator'],
  ],
  advice: [
    [
      'Put it at the place where the result will appear, next to a text.',
      'Cover the page with it: everything else can still be read.',
    ],
    [
      'Use the `busy` prop if a button starts the wait.',
      'Put a spinner next to a button that already shows one.',
    ],
  ],
  accessibility: 'Decoration: put a text beside it, in a status.',
  states: { default: 'Default', loading: 'Small' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Spinner"]', 'The root.']],
  from: 'native',
}
