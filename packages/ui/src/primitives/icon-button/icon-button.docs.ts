import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A deed or place whose sign everybody knows, where there is no room for a word.',
  alternatives: [
    ['Anything that takes thought', 'Button'],
    ['A sign that cannot be pressed', 'Icon'],
  ],
  accessibility:
    'Its label is its name and is required. At least 44 pixels, or 36 where others stand close by.',
  states: { default: 'Default', disabled: 'Disabled' },
  without: ['empty', 'loading', 'error', 'long', 'many', 'rtl', 'phone'],
}
