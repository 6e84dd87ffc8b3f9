import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A small form or some facts over the page, next to the button that opens them.',
  keywords: ['popup', 'flyout', 'floating panel', 'toggletip', 'dropdown panel'],
  alternatives: [
    ['Actions', 'Menu'],
    ['A question that must be answered first', 'Dialog'],
    ['The name of an icon', 'Tooltip'],
    ['More of the page', 'Collapsible'],
  ],
  accessibility:
    'The browser’s popover: its button is announced as expanded, the focus moves to the panel and returns on Escape. The page behind stays usable, and closes it.',
  states: { default: 'Closed', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [
    ['Enter, Space', 'On the button: opens or closes the panel.'],
    ['Tab', 'Goes through the panel, and closes it at the end.'],
    ['Escape', 'Closes it; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-component="Popover"]', 'The panel. `:popover-open` is its open state.'],
    ['[data-side]', 'On the open panel: the side of the button on which it is.'],
  ],
  from: 'native',
  status: 'new',
}
