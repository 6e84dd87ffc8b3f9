'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTablePages } from './data-table-pages.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import { DataTableSort } from './data-table-sort.tsx'
import { isSelected } from './selection.ts'
import { roles } from './table-roles.ts'
import type { DataTableProps } from './table-types.ts'
import { useChooseRow } from './use-choose-row.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSaidRows } from './use-said-rows.ts'

/**
 * A list of a shop's records: the browser's own table, ordered and paged by the server. On a phone every row is a card.
 * With the focus in it, `j` and `k` walk the rows and `x` selects one.
 */
export function DataTable<T>({ caption, empty, page, loading = false, ...props }: DataTableProps<T>) {
  const { columns, rows, rowKey, selection, onSelectionChange } = props
  const t = useLabels('dataTable', dataTableLabels)
  const keys = useRowKeys()
  const chooseRow = useChooseRow(selection, onSelectionChange)
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0]
  const selectable = selection !== undefined && onSelectionChange !== undefined

  const said = useSaidRows(rows && !loading ? t('found', { count: rows.length }) : undefined)

  return (
    <div className={styles.root} data-component="DataTable" aria-busy={loading || !rows || undefined}>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {rows?.length === 0 ? (
        empty
      ) : (
        <>
          <DataTableSort {...props} />
          <table
            className={styles.table}
            aria-label={rows ? caption : `${caption}: ${t('loading')}`}
            {...roles.table}
            data-loading={loading || undefined}
            {...keys}
          >
            <DataTableHead {...props} title={title} selectable={selectable} />
            <tbody className={styles.body} {...roles.group}>
              {rows ? (
                rows.map(row => (
                  <DataTableRow
                    key={rowKey(row)}
                    row={row}
                    id={rowKey(row)}
                    name={props.rowName?.(row) ?? rowKey(row)}
                    href={props.href?.(row)}
                    columns={columns}
                    title={title}
                    chosen={selectable ? isSelected(selection, rowKey(row)) : undefined}
                    onChosen={chooseRow}
                  />
                ))
              ) : (
                <DataTableSkeleton columns={columns} title={title} selectable={selectable} />
              )}
            </tbody>
          </table>
        </>
      )}
      {page && <DataTablePages page={page} />}
    </div>
  )
}
