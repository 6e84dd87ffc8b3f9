import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Telling which keys do something, and switching them off.',
  alternatives: [
    ['One control’s key', 'Tooltip'],
    ['Help with the marketplace', 'a page of the help'],
  ],
  accessibility:
    'A modal dialog with description lists. The switch meets WCAG 2.1.4: whoever speaks to the computer can turn single keys off.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
