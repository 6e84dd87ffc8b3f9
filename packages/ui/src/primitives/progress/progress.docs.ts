import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'How far something is that takes a while.',
  alternatives: [
    ['Nobody knows how far', 'LoadingIndicator'],
    ['A shape that is known', 'Skeleton'],
  ],
  accessibility: 'The browser’s own element, with a name; without a value it says that it is under way.',
  states: { default: 'Default', loading: 'Unknown' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
