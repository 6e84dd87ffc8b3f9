import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Repeats the name of a control that is only an icon.',
  alternatives: [
    ['Help with a field', 'TextField'],
    ['More than a few words', 'Note'],
  ],
  accessibility:
    'Opens after 700 ms of rest and at once on keyboard focus; the pointer may go over to it, Escape puts it away. Never the only name: there are no tooltips under a finger.',
  states: { default: 'Default', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
}
