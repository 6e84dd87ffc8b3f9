import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Many variants that are edited together, with the keys of a spreadsheet.',
  keywords: ['spreadsheet', 'data grid', 'editable table'],
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
  keys: [
    ['Arrow keys', 'Move from cell to cell; with Ctrl or Command to the edge.'],
    ['Home, End', 'The first or the last cell of the row; with Ctrl or Command of the whole sheet.'],
    ['Page Up, Page Down', 'Ten rows up or down.'],
    ['Shift with these', 'Selects the cells in between.'],
    ['Ctrl+A', 'Selects all cells.'],
    ['Enter, F2', 'Edit the cell. In the field, Enter saves and goes down, Shift+Enter up.'],
    ['Letters', 'Replace the cell by what is typed.'],
    ['Tab', 'In the field: saves and goes to the next cell.'],
    ['Escape', 'Leaves the field without saving.'],
    ['Space', 'On a switch: turns it on or off.'],
    ['Delete, Backspace', 'Empty the selected cells.'],
    ['Ctrl+C, Ctrl+V', 'Copy and paste, also to and from a spreadsheet.'],
    ['Ctrl+D', 'Fills the selection with its first row.'],
    ['Ctrl+Z, Ctrl+Y', 'Undo, and redo.'],
  ],
  hooks: [
    ['[data-component="VariantSheet"]', 'The root.'],
    ['[data-cell]', 'On a cell: its row and column.'],
    ['[data-kind]', 'On a cell: what it holds.'],
    ['[data-fixed]', 'On a cell that cannot be edited.'],
    ['[data-chosen]', 'On a selected cell.'],
    ['[data-wrong]', 'On a cell with a fault.'],
  ],
  from: 'native',
  status: 'new',
}
