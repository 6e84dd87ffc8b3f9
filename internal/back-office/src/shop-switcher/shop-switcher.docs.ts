import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Choosing between the shops that one person works for.',
  keywords: ['account switcher', 'workspace switcher'],
  alternatives: [
    ['A choice in a form', 'Select'],
    ['Other pages', 'SideNav'],
  ],
  accessibility:
    'A menu button that names the shop; the choice is a group of radio items. One shop alone is no control.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'phone'],
  keys: [
    ['Enter, Space, Arrow Down', 'Opens the menu at its first shop.'],
    ['Arrow Up, Arrow Down, Home, End', 'Move between the shops.'],
    ['Enter, Space', 'On a shop: chooses it.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-component="ShopSwitcher"]', 'The root.'],
    ['[data-state="open"]', 'On the button while the menu is open.'],
  ],
  from: 'native',
  status: 'new',
}
