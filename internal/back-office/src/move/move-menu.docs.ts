import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'An alternative next to every drag handle, for keyboards, switches and unsteady hands.',
  keywords: ['reorder', 'sort', 'drag and drop'],
  alternatives: [['Several actions on one thing', 'Menu']],
  accessibility:
    'A menu button named after what is moved. It offers only places that there are. Alt with an arrow does the same from the row.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [
    ['Enter, Space, Arrow Down', 'Opens the menu at its first item.'],
    ['Alt+Arrow Up, Alt+Arrow Down', 'On the row: moves it without the menu.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-part="move"]', 'The menu’s button.'],
    ['[data-dragged]', 'On an entry while it is dragged.'],
    ['[data-edge]', 'On an entry while another would land there: the edge.'],
  ],
  from: 'native',
  status: 'new',
}
