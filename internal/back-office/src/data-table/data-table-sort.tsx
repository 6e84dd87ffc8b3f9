'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { Select } from '@stoa/ui/select'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import type { DataTableProps } from './table-types.ts'

/**
 * Lets phone users choose the order, which column headers show elsewhere. It precedes the table, since it is no
 * column.
 */
export function DataTableSort<T>({
  columns,
  sort,
  onSortChange,
}: Pick<DataTableProps<T>, 'columns' | 'sort' | 'onSortChange'>) {
  const t = useLabels('dataTable', dataTableLabels)
  const sortable = onSortChange ? columns.filter(column => column.sort) : []
  if (sortable.length === 0) return null
  return (
    <div className={styles.phoneSort}>
      <Select
        label={t('sortBy')}
        labelPlace="before"
        value={sort ? `${sort.by} ${sort.descending}` : ''}
        options={[
          ...(sort ? [] : [{ value: '', label: t('usualOrder') }]),
          ...sortable.flatMap(({ id, label }) => [
            { value: `${id} false`, label: t('ascending', { column: label }) },
            { value: `${id} true`, label: t('descending', { column: label }) },
          ]),
        ]}
        onValueChange={value => {
          const [by = '', descending] = value.split(' ')
          if (by) onSortChange?.({ by, descending: descending === 'true' })
        }}
      />
    </div>
  )
}
