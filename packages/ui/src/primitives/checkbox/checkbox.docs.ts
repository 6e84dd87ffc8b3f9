import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Yes or no, or several of many.',
  alternatives: [
    ['One of many', 'RadioGroup'],
    ['An act that happens at once', 'Button'],
  ],
  accessibility:
    'The native control, so that it follows a form’s reset. The third state is announced as "mixed". Its label can be pressed too.',
  states: { default: 'Off', disabled: 'Disabled', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'many', 'phone'],
}
