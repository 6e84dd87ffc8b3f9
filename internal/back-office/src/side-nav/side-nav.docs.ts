import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Moving between the parts of the seller area.',
  keywords: ['sidebar', 'navigation rail', 'vertical menu', 'drawer'],
  alternatives: [
    ['Views of one list', 'ViewTabs'],
    ['The shop’s categories', 'NavMenu'],
  ],
  accessibility:
    'A named list of links; the current one is marked, and counts are said in words. Collapsed, the words are tooltips and stay the names.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'phone'],
  keys: [
    ['Enter', 'Follows the link.'],
    ['Enter, Space', 'On the button at the foot: collapses or expands the rail.'],
  ],
  hooks: [
    ['[data-component="SideNav"]', 'The root.'],
    ['[data-collapsed]', 'On the root while it shows icons alone.'],
  ],
  from: 'native',
  status: 'new',
}
