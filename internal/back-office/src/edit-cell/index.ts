export { EditCell } from './edit-cell.tsx'
export type { EditCellProps } from './edit-cell-props.ts'
