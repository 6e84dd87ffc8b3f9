import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Frames of pages: of the shop, of a user’s account, or a card next to the brand panel.',
  keywords: ['page', 'shell', 'grid', 'container', 'frame'],
  alternatives: [
    ['Space between parts', 'Stack'],
    ['A message in place of a page', 'Page states'],
  ],
  advice: [
    [
      'Use the card layout for a page with one task, such as logging in.',
      'Put the shop’s full header around a payment.',
    ],
    ['Keep one `main` and one first heading per page.', 'Nest a layout in another: landmarks then repeat.'],
  ],
  accessibility:
    'Landmarks in order, and a link that skips to the content as the first stop. The current page of the account is marked for assistive technology.',
  states: { default: 'Shop', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [
    ['Tab', 'The first stop is the link that skips to the content.'],
    ['Enter', 'Follows the link.'],
  ],
  hooks: [
    ['[data-component="ShopLayout"]', 'A page of the shop.'],
    ['[data-component="AccountLayout"]', 'A page of the account.'],
    ['[data-component="CardLayout"]', 'A page with one card.'],
    ['[data-component="BrandPanel"]', 'The arcade at the foot of that page.'],
  ],
  from: 'native',
}
