export { DataTable } from './data-table.tsx'
export { isSelected, noSelection, type Selection, selectionCount, withRows } from './selection.ts'
export type { Column, DataTablePage, DataTableProps, TableSort } from './table-types.ts'
