import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The footer of every page of the shop, with the theme control; a short one for pages with one task.',
  keywords: ['site footer', 'legal links'],
  alternatives: [
    ['A page with one card', 'Layouts'],
    ['The main action of one page', 'BottomBar'],
  ],
  advice: [
    [
      'Group the links by what readers look for: help, selling, rules.',
      'Repeat the categories: the header and the drawer have them.',
    ],
    ['Use the short footer on the checkout and the login.', 'Offer thirty ways out while a buyer pays.'],
  ],
  accessibility:
    'The page’s content information. Its groups of links have headings; links to other sites have names, not icons alone.',
  states: { default: 'Default', empty: 'Empty', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  imports: ['Footer', 'ShortFooter'],
  keys: [
    ['Enter', 'Follows a link.'],
    ['Enter, Space', 'On Cookie settings and on the theme: opens the notice or the menu.'],
  ],
  hooks: [
    ['[data-component="Footer"]', 'The root.'],
    ['[data-component="ShortFooter"]', 'The root of the short one.'],
  ],
  from: 'native',
}
