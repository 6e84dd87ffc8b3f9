import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'All categories on every screen, opened from the header.',
  keywords: ['drawer', 'side sheet', 'off-canvas', 'hamburger menu', 'sidebar'],
  alternatives: [
    ['Only the categories that matter most', 'NavMenu'],
    ['A question that must be answered', 'Dialog'],
  ],
  advice: [
    [
      'Open the branch of the current category and mark it.',
      'Open at the first level each time: the reader has to find the way again.',
    ],
    [
      'Keep it to three levels and name them as shoppers say.',
      'Sort by the warehouse’s codes or use names only the trade knows.',
    ],
  ],
  accessibility:
    'A modal dialog: the focus moves in, stays, and returns. Each branch is a link and, beside it, a button that says whether it is open.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    error: 'Failing',
    many: 'ManyAndLong',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'long'],
  keys: [
    ['Tab, Shift+Tab', 'Goes through links and buttons, round and round.'],
    ['Enter', 'Follows a link, which closes the drawer.'],
    ['Enter, Space', 'On the button beside a category: shows or hides its branch.'],
    ['Escape', 'Closes the drawer; the focus returns.'],
  ],
  hooks: [
    ['[data-component="Drawer"]', 'The panel.'],
    ['[data-component$="Overlay"]', 'What covers the page behind it.'],
  ],
  from: 'native',
}
