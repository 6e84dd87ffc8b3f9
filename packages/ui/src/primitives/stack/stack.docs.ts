import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'Equal gaps between things, one below the other or side by side.',
  instead: [
    ['A box around them', 'Panel'],
    ['A page', 'Layouts'],
  ],
  access: 'It adds no meaning unless it is told which element to be.',
  states: { default: 'Default', many: 'Row' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
}
