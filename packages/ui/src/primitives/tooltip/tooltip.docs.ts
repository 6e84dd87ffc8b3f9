import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Repeats the name of a control that is only an icon.',
  keywords: ['hint', 'help text', 'title'],
  alternatives: [
    ['Help with a field', 'TextField'],
    ['More than a short label', 'Note'],
  ],
  accessibility:
    'Opens after 700 ms of hover and at once on keyboard focus; the pointer can move onto it, Escape closes it. Never the only name: touch shows no tooltips.',
  states: { default: 'Default', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
  imports: ['Tooltip', 'TooltipGroup'],
  keys: [
    ['Tab', 'Opens it as soon as its control has the focus.'],
    ['Escape', 'Closes it; the focus stays.'],
  ],
  hooks: [['[data-component="Tooltip"]', 'The tooltip while it is open.']],
  from: 'native',
}
