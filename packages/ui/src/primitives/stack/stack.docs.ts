import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Equal gaps between elements, one below the other or side by side.',
  keywords: ['flex', 'spacing', 'box', 'inline', 'hstack', 'vstack'],
  alternatives: [
    ['A box around them', 'Panel'],
    ['A whole page', 'Layouts'],
  ],
  advice: [
    [
      'Use `sm` within a group and `lg` between groups: distance shows what belongs together.',
      'Use one gap everywhere: a label then belongs to the field above as much as to its own.',
    ],
    ['Let the stack set the gaps.', 'Add margins to its children: both add up, and the last one sticks out.'],
  ],
  accessibility: 'It adds no meaning unless it is told which element to be.',
  states: { default: 'Default', many: 'Row' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No keys of its own: what stands in it keeps its keys.',
  hooks: [['[data-component="Stack"]', 'The root.']],
  from: 'native',
}
