import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Below the header on wide screens: fixed links, and categories with a panel.',
  keywords: ['navigation', 'navbar', 'mega menu', 'menu bar'],
  alternatives: [
    ['The whole tree', 'CategoryDrawer'],
    ['Actions', 'Menu'],
  ],
  advice: [
    [
      'Keep five to eight entries with names of one or two words.',
      'Let the bar wrap into a second row: the page below jumps with each new category.',
    ],
    [
      'Make each entry a link to its page; the panel is a shortcut.',
      'Open panels that cover the page on hover alone: touch and keyboard can’t reach them.',
    ],
  ],
  accessibility:
    'Each entry with a panel is a link and, beside it, a button that says whether the panel is open. Hovering either opens it, so do a tap, Enter and the space bar; Escape closes it and returns the focus.',
  states: { default: 'Default', empty: 'OnlyFixed', many: 'ManyEntries', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
  keys: [
    ['Enter', 'Follows a link.'],
    ['Enter, Space', 'On the button beside a category: opens or closes its panel.'],
    [
      'Arrow keys, Home, End',
      'Move between the links and buttons of the bar, and between the links of an open panel.',
    ],
    ['Tab', 'Goes on; leaving an entry closes its panel.'],
    ['Escape', 'Closes the panel; the focus returns to its button.'],
  ],
  hooks: [
    ['[data-component="NavMenu"]', 'The root.'],
    ['[data-state="open"]', 'On an entry while its panel is open.'],
    ['[data-part="Menu"]', 'The open panel.'],
    ['--stoa-panel-width', 'Width of the open panel.'],
  ],
  from: 'native',
}
