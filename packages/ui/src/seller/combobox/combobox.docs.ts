import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing one of more things than a list shows at a glance: a category, a product, a page.',
  alternatives: [
    ['A handful of choices', 'Select'],
    ['Searching without choosing', 'FindForm'],
  ],
  accessibility:
    'As the ARIA Authoring Practices describe a combobox with a list: the focus stays in the field, arrows walk, Enter chooses, Escape leaves. The number of results is announced.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    error: 'Refused',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['many'],
}
