import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Light, dark, or the system’s theme. In the footer and in the account menu.',
  alternatives: [
    ['Another choice in a form', 'RadioGroup'],
    ['Another menu', 'Menu'],
  ],
  accessibility:
    'A menu button that names the current theme. It needs scripts and is not in the page before they run.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
