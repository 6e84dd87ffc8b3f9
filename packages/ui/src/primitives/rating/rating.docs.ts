import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'How something was liked, as stars or one figure.',
  instead: [
    ['What was said', 'Reviews'],
    ['How far it is', 'Progress'],
  ],
  access: 'Said as "4.8 of 5, 214 reviews"; the stars are decoration.',
  states: { default: 'Default', empty: 'NoReviews', rtl: 'RightToLeft' },
  without: ['loading', 'error', 'disabled', 'long', 'many', 'phone'],
}
