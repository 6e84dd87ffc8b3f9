import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Equal gaps between elements, one below the other or side by side.',
  keywords: ['flex', 'spacing', 'box', 'inline', 'hstack', 'vstack'],
  alternatives: [
    ['A box around them', 'Panel'],
    ['A whole page', 'Layouts'],
  ],
  accessibility: 'It adds no meaning unless it is told which element to be.',
  states: { default: 'Default', many: 'Row' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No keys of its own: what stands in it keeps its keys.',
  hooks: [['[data-component="Stack"]', 'The root.']],
  from: 'native',
}
