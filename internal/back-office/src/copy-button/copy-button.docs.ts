import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'An address, a number or a link that is needed elsewhere.',
  keywords: ['clipboard', 'copy to clipboard'],
  alternatives: [
    ['A file', 'a link with `download`'],
    ['Several things to do', 'Menu'],
  ],
  accessibility: 'It says what it copies, and announces that it has, or that it could not.',
  states: { default: 'Default', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'phone'],
  keys: [['Enter, Space', 'Copies the text.']],
  hooks: [['[data-component="CopyButton"]', 'The button.']],
  from: 'native',
  status: 'new',
}
