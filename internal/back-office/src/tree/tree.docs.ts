import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Nested entries such as categories, some of which can be moved and changed.',
  keywords: ['tree view', 'hierarchy', 'outline', 'nested list'],
  alternatives: [['The way to a page', 'Breadcrumbs']],
  accessibility:
    'A navigation with nested lists; buttons with aria-expanded show what is below. What can be moved is moved by Alt with an arrow, by its Move menu, or by dragging.',
  states: { default: 'Default', long: 'LongText', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: [
    ['Enter, Space', 'On the arrow: shows or hides what is below.'],
    ['Enter', 'On a name: follows the link.'],
    ['Alt+Arrow Up, Alt+Arrow Down', 'Move the node among its siblings.'],
  ],
  hooks: [
    ['[data-component="Tree"]', 'The root.'],
    ['[data-node]', 'On a node: its id.'],
    ['[data-current]', 'On the node that the page beside it shows.'],
    ['[data-dragged]', 'On a node while it is dragged.'],
    ['[data-edge]', 'On a node while another would land there: the edge.'],
  ],
  from: 'native',
  status: 'new',
}
