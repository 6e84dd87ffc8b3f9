import { Skeleton } from '@stoa/ui/skeleton'
import * as styles from './data-table.css.ts'
import * as cells from './data-table-cell.css.ts'
import { roles } from './table-roles.ts'
import type { Column } from './table-types.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export interface DataTableSkeletonProps<T> {
  columns: readonly Column<T>[]
  title: Column<T> | undefined
  selectable: boolean
}

/** Has the height of a first page, so that nothing jumps when it arrives. */
export const DataTableSkeleton = <T,>({ columns, title, selectable }: DataTableSkeletonProps<T>) =>
  ROWS.map(row => (
    <tr key={row} className={styles.row} {...roles.hidden}>
      {selectable && <td className={styles.pickCell} />}
      {columns.map(column => (
        <td
          key={column.id}
          data-phone={column === title ? 'title' : (column.phone ?? 'line')}
          className={cells.cell({
            align: column.align,
            phone: column === title ? 'title' : (column.phone ?? 'line'),
            wide: column.wide,
          })}
        >
          <Skeleton width={column === title ? '60%' : '45%'} height={16} />
        </td>
      ))}
    </tr>
  ))
