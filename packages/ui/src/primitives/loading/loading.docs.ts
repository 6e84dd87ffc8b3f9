import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The next part or page is loading, and its shape is not known.',
  keywords: ['loader', 'busy', 'activity indicator', 'loading spinner'],
  alternatives: [
    ['A shape that is known', 'Skeleton'],
    ['Progress that is known', 'Progress'],
  ],
  advice: [
    [
      'Say what is loading: “Loading orders”.',
      'Show “Please wait”: it doesn’t tell a slow list from a stuck page.',
    ],
    [
      'Use one indicator for the part that loads.',
      'Use several on one page: they turn at different times and look broken.',
    ],
  ],
  accessibility:
    'A status that says what loads. It shows after 200 ms only, so that quick answers never flicker.',
  states: { default: 'Default', loading: 'Page' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  imports: ['LoadingIndicator', 'PageProgress'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="LoadingIndicator"]', 'The root.'],
    ['[data-component="PageProgress"]', 'The root of the line along the top of the window.'],
    ['[data-state="loading"]', 'On `PageProgress` while the line shows.'],
    ['[data-state="idle"]', 'On `PageProgress` while it does not.'],
  ],
  from: 'native',
}
