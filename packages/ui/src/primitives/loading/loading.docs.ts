import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The next part or page is loading, and its shape is not known.',
  alternatives: [
    ['A shape that is known', 'Skeleton'],
    ['How far it is', 'Progress'],
  ],
  accessibility:
    'A status that says what loads. It shows after 200 ms only, so that quick answers never flicker.',
  states: { default: 'Default', loading: 'Page' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
