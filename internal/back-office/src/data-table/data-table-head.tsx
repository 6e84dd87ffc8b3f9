'use client'

import { Checkbox } from '@stoa/ui/checkbox'
import { Icon } from '@stoa/ui/icon'
import { useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import { isSelected, withRows } from './selection.ts'
import { roles } from './table-roles.ts'
import type { Column, DataTableProps, TableSort } from './table-types.ts'

export interface DataTableHeadProps<T>
  extends Pick<
    DataTableProps<T>,
    'columns' | 'rows' | 'rowKey' | 'sort' | 'onSortChange' | 'selection' | 'onSelectionChange'
  > {
  title: Column<T> | undefined
  selectable: boolean
}

/** Column names that sort; on a phone they are heard alone, and the box that selects the page is seen. */
export function DataTableHead<T>(props: DataTableHeadProps<T>) {
  const { columns, rows = [], rowKey, sort, onSortChange, selection, onSelectionChange, selectable } = props
  const t = useLabels('dataTable', dataTableLabels)
  const keys = rows.map(rowKey)
  const chosen = selection ? keys.filter(key => isSelected(selection, key)).length : 0
  const sortable = onSortChange ? columns.filter(column => column.sort) : []
  return (
    <thead className={styles.head} {...roles.group}>
      <tr className={styles.headRow} {...roles.row}>
        {selectable && (
          <th scope="col" className={styles.pickHead} {...roles.columnName}>
            <Checkbox
              data-focus-near=""
              label={
                <>
                  <span className={styles.pickWord} aria-hidden="true">
                    {t('selectPageShort')}
                  </span>
                  <VisuallyHidden>{t('selectPage')}</VisuallyHidden>
                </>
              }
              checked={keys.length > 0 && chosen === keys.length}
              mixed={chosen > 0 && chosen < keys.length}
              disabled={keys.length === 0}
              onCheckedChange={checked => onSelectionChange?.(withRows(selection!, keys, checked))}
            />
          </th>
        )}
        {columns.map(column => (
          <th
            key={column.id}
            scope="col"
            {...roles.columnName}
            className={styles.headCell({ align: column.align, wide: column.wide })}
            style={{ inlineSize: column.width }}
            aria-sort={sort?.by === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
          >
            {sortable.includes(column) ? (
              <>
                <span className={styles.phoneName}>{column.label}</span>
                <button
                  type="button"
                  className={styles.sortButton}
                  onClick={() => onSortChange?.(nextSort(sort, column.id))}
                >
                  <span>{column.label}</span>
                  <SortArrow sort={sort} by={column.id} />
                </button>
              </>
            ) : (
              column.label
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const nextSort = (sort: TableSort | undefined, by: string): TableSort => ({
  by,
  descending: sort?.by === by && !sort.descending,
})

function SortArrow({ sort, by }: { sort: TableSort | undefined; by: string }) {
  if (sort?.by !== by) return <span className={styles.sortPlace} />
  return <Icon as={sort.descending ? ArrowDown : ArrowUp} size="badge" />
}
