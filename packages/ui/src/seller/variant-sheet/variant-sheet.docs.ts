import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Many variants that are edited together, with the keys of a spreadsheet.',
  alternatives: [
    ['One value of one row', 'EditCell'],
    ['Records that are opened one by one', 'DataTable'],
  ],
  accessibility:
    'The grid of the ARIA Authoring Practices: one stop of Tab, arrows, Home, End and Page keys move, Shift reaches further, Enter or F2 edits, typing replaces, Escape leaves. Copy, paste, Ctrl+D and Ctrl+Z work on what is chosen. Groups open by buttons.',
  states: {
    default: 'Default',
    empty: 'Empty',
    error: 'Refused',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled'],
}
