import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Parts of one subject of which one is shown at a time: as links if each has a URL.',
  keywords: ['tab bar', 'tab panel', 'tab list', 'tab links', 'sub navigation'],
  alternatives: [
    ['One of a few values in a form', 'SegmentedControl'],
    ['Parts that may all be open', 'Collapsible'],
    ['The pages of a user’s account', 'Layouts'],
  ],
  accessibility:
    'The tabs of the ARIA Authoring Practices: one stop for Tab, arrows show the next panel at once. `TabLinks` are links in a navigation of its own, of which the current one is marked. Without scripts all panels are shown.',
  states: {
    default: 'Default',
    disabled: 'Disabled',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'error'],
  imports: ['Tabs', 'TabLinks'],
  keys: [
    ['Tab', 'Goes to the tab that is shown, then into its panel.'],
    ['Arrow keys', 'Show the next or the previous tab, from the last to the first.'],
    ['Home, End', 'Show the first or the last tab.'],
    ['Enter', 'On one of `TabLinks`: follows the link.'],
  ],
  hooks: [
    ['[data-component="Tabs"]', 'The root.'],
    ['[data-component="TabLinks"]', 'The navigation of tabs that are links.'],
    ['[data-state="active"]', 'On the tab and the panel that are shown.'],
  ],
  from: 'Radix',
  status: 'new',
}
