import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The one place for who is there: a way in for guests, a menu for users, and the same 44 pixels while nobody knows yet.',
  alternatives: [
    ['A choice among values', 'Select'],
    ['Other deeds behind a button', 'Menu'],
  ],
  accessibility:
    'The button is named after its user and says that it opens a menu. Arrows walk it, letters jump, Escape gives the focus back. A guest gets a link, which needs no script.',
  states: {
    default: 'SignedIn',
    empty: 'Guest',
    loading: 'Unknown',
    long: 'LongName',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled', 'many'],
}
