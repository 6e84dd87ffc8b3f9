import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Yes or no, or several of many.',
  alternatives: [
    ['One of many', 'RadioGroup'],
    ['An act that happens at once', 'Button'],
  ],
  accessibility:
    'The browser’s own, so that a form’s reset is honoured. The third state is said as "mixed". Its label may be pressed too.',
  states: { default: 'Off', disabled: 'Disabled', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'many', 'phone'],
}
