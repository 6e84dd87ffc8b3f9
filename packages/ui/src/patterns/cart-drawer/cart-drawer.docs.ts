import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A look into the cart without leaving the page, opened from the header on wide screens.',
  keywords: ['mini cart', 'side cart', 'flyout cart', 'basket'],
  alternatives: [
    ['The whole cart, on its own page', 'CartGroup'],
    ['News about a product that was added', 'Toasts'],
  ],
  advice: [
    [
      'Open it when the header’s cart is pressed, and keep that a link to the cart’s page.',
      'Open it after each product that is added: it covers the page that the shopper is reading.',
    ],
    [
      'Keep notes about shipping, saved items and recommendations on the cart’s page.',
      'Repeat the whole page in it: a narrow panel has room for the lines and one decision.',
    ],
  ],
  accessibility:
    'A modal dialog: the focus moves in, stays, and returns. The host moves the focus to the next line after a removal, or to the title.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    error: 'Failed',
    disabled: 'NothingSelected',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: [],
  keys: [
    ['Tab, Shift+Tab', 'Goes through links and buttons, round and round.'],
    ['Escape', 'Closes the drawer; the focus returns.'],
  ],
  hooks: [
    ['[data-component="CartDrawer"]', 'The content of the panel.'],
    ['[data-component="Drawer"]', 'The panel.'],
    ['[data-component$="Overlay"]', 'What covers the page behind it.'],
    ['[data-part="Subtotal"]', 'The sum of the selected lines.'],
  ],
  from: 'native',
  status: 'new',
}
