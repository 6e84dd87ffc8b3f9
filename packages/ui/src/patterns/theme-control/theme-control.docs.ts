import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Light, dark, or as the system has it. Once in the footer, and in the account menu.',
  alternatives: [
    ['Another choice in a form', 'RadioGroup'],
    ['Another menu', 'Menu'],
  ],
  accessibility:
    'A menu button that says the theme that is on. It waits for scripts, which it needs, and says so to nobody before.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
