import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A small sign that something is under way, beside the words that say what.',
  alternatives: [
    ['A button that is busy', 'Button'],
    ['A page that loads', 'LoadingIndicator'],
  ],
  accessibility: 'Decoration: set words beside it, in a status.',
  states: { default: 'Default', loading: 'Small' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
