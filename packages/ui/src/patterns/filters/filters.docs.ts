import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Filters of a list: next to it on wide screens, in a sheet on phones.',
  keywords: ['facets', 'refine', 'filter panel', 'sidebar'],
  alternatives: [
    ['The order of a list', 'ListingTools'],
    ['A choice in a form', 'RadioGroup'],
  ],
  advice: [
    [
      'Show how many products each value leads to, and drop values without any.',
      'Offer combinations that find nothing.',
    ],
    [
      'Order the groups by how often they decide: type, price, color.',
      'Order them by the alphabet, with “Availability” first.',
    ],
  ],
  accessibility:
    'A GET form of native boxes and fields in groups that are named once, so it works without scripts. The button that applies them says how many results there are.',
  states: { default: 'Default', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long'],
  keys: [
    ['Enter, Space', 'On a group’s heading: opens or closes it.'],
    ['Space', 'On a checkbox: applies or removes the filter.'],
    ['Arrow keys', 'In a group of radio buttons: choose.'],
    ['Enter', 'In a price: applies it.'],
    ['Escape', 'Closes the sheet of phones; Tab stays in it while it is open.'],
  ],
  hooks: [
    ['[data-component="Filters"]', 'The root.'],
    ['[data-part="Group"]', 'A group.'],
  ],
  from: 'native',
}
