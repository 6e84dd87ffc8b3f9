import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The frame of every page of the seller area.',
  keywords: ['app shell', 'frame', 'dashboard layout', 'sidebar'],
  alternatives: [
    ['Pages of the shop', 'Layouts'],
    ['The head of one page', 'PageHead'],
  ],
  accessibility:
    'Landmarks in order, and a link past the head as the first stop. The current area is marked in rail, tab bar and menu, and each count is said in words.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [
    ['Tab', 'The first stop is the link that skips to the content.'],
    ['Enter', 'Follows the link of an area.'],
    ['Escape', 'Closes the menu of phones.'],
  ],
  hooks: [
    ['[data-component="SellerLayout"]', 'The root.'],
    ['[data-collapsed]', 'On the root while the rail shows icons alone.'],
    ['[data-density="compact"]', 'On the root: tables and rows below it stand closer.'],
    ['--stoa-seller-head', 'Height of the head.'],
    ['--stoa-seller-foot', 'Height of the tab bar, on phones.'],
  ],
  from: 'native',
  status: 'new',
}
