import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Light, dark, or the system’s theme. In the footer and in the account menu.',
  keywords: ['dark mode', 'appearance', 'theme switcher', 'color scheme'],
  alternatives: [
    ['Another choice in a form', 'RadioGroup'],
    ['Another menu', 'Menu'],
  ],
  advice: [
    [
      'Keep “System” among the choices: it follows the device at night.',
      'Switch to dark in the evening without being asked.',
    ],
    ['Place it in the footer and in the account menu.', 'Give it a place in the header: it is used once.'],
  ],
  accessibility:
    'A menu button that names the current theme. It needs scripts and is not in the page before they run.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [
    ['Enter, Space, Arrow Down', 'Opens the menu at its first item.'],
    ['Arrow Up, Arrow Down, Home, End', 'Move between the three themes.'],
    ['Enter, Space', 'On an item: chooses it.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-component="ThemeControl"]', 'The button.'],
    ['[data-ready]', 'On the button: whether scripts are there.'],
    ['[data-state="open"]', 'On the button while the menu is open.'],
  ],
  from: 'native',
}
