'use client'

import { Checkbox } from '@stoa/ui/checkbox'
import { Anchor, useLabels } from '@stoa/ui/internal/system'
import { type MouseEvent, memo } from 'react'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import * as cells from './data-table-cell.css.ts'
import { roles } from './table-roles.ts'
import type { Column } from './table-types.ts'

export interface DataTableRowProps<T> {
  row: T
  id: string
  name: string
  href: string | undefined
  columns: readonly Column<T>[]
  title: Column<T> | undefined
  /** Undefined if nothing is selected. */
  chosen: boolean | undefined
  onChosen: (id: string, chosen: boolean) => void
}

/** One record. A press anywhere on it opens it, as its link does. */
function Row<T>({ row, id, name, href, columns, title, chosen, onChosen }: DataTableRowProps<T>) {
  const t = useLabels('dataTable', dataTableLabels)
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-row={id}
      data-opens={href ? true : undefined}
      aria-selected={chosen}
      onClick={href ? openRow : undefined}
    >
      {chosen !== undefined && (
        <td className={styles.pickCell} {...roles.cell}>
          <Checkbox
            aria-label={t('selectRow', { name })}
            checked={chosen}
            onCheckedChange={checked => onChosen(id, checked)}
          />
        </td>
      )}
      {columns.map(column => {
        const isTitle = column === title
        const contents = column.cell(row)
        const phone = isTitle ? 'title' : (column.phone ?? 'line')
        const Cell = isTitle ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(isTitle ? { scope: 'row', ...roles.rowName } : roles.cell)}
            className={cells.cell({ align: column.align, phone, wide: column.wide })}
            data-phone={phone}
            data-nothing={contents === null || undefined}
          >
            {(phone === 'line' || phone === 'half') && (
              <span className={cells.phoneLabel} aria-hidden="true">
                {column.label}
              </span>
            )}
            {isTitle && href ? (
              <Anchor href={href} className={cells.link} data-row-link="">
                {contents}
              </Anchor>
            ) : (
              <span className={cells.contents}>{contents ?? '–'}</span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** Drawn again only when something of it is another: a list of a hundred is drawn again with every key of its search. */
export const DataTableRow = memo(Row) as typeof Row

/** Follows the row's link, unless the press was meant for something in the row or ends a selection of text. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element
  if (target.closest('a, button, input, select, textarea, label, [role="menu"]')) return
  // Presses in a dialog that a cell has opened bubble here through React, although the dialog is elsewhere in the
  // page.
  if (!event.currentTarget.contains(target) || String(window.getSelection())) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('[data-row-link]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
    )
}
