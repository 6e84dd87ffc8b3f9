import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Below the header on wide screens: fixed links, and categories with a panel.',
  alternatives: [
    ['The whole tree', 'CategoryDrawer'],
    ['Actions', 'Menu'],
  ],
  accessibility:
    'Each entry with a panel is a link and, beside it, a button that says whether the panel is open. Hovering either opens it, so do a tap, Enter and the space bar; Escape closes it and returns the focus.',
  states: { default: 'Default', empty: 'OnlyFixed', many: 'ManyEntries', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
}
