import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of two to five short values, side by side.',
  keywords: ['segmented button', 'button group', 'toggle group', 'pill switch', 'view switcher'],
  alternatives: [
    ['Parts of a page', 'Tabs'],
    ['Choices with much to read', 'RadioGroup'],
    ['On or off', 'Switch'],
  ],
  accessibility:
    'Native radio buttons in a named group: one stop for Tab, arrows select. The chosen segment has an edge, not only a color.',
  states: {
    default: 'Default',
    empty: 'NothingSelected',
    disabled: 'Disabled',
    long: 'LongText',
    many: 'Descriptions',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error'],
  keys: [
    ['Tab', 'Goes to the chosen segment, and out of the group.'],
    ['Arrow keys', 'Choose the next or the previous segment.'],
    ['Space', 'Chooses the focused segment.'],
  ],
  hooks: [['[data-component="SegmentedControl"]', 'The root, a `<fieldset>`.']],
  from: 'native',
  status: 'new',
}
