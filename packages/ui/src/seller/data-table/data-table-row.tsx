'use client'

import type { MouseEvent } from 'react'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Anchor } from '../../system/link.tsx'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './data-table.css.ts'
import { dataTableLabels } from './data-table.labels.ts'
import * as cells from './data-table-cell.css.ts'
import { isSelected, type Selection, withRows } from './selection.ts'
import { roles } from './table-roles.ts'
import type { Column } from './table-types.ts'

export interface DataTableRowProps<T> {
  row: T
  id: string
  name: string
  href: string | undefined
  columns: readonly Column<T>[]
  title: Column<T> | undefined
  selection?: Selection | undefined
  onSelectionChange?: ((selection: Selection) => void) | undefined
}

/** One record. A press anywhere on it opens it, as its link does. */
export function DataTableRow<T>({ row, id, name, href, columns, title, ...props }: DataTableRowProps<T>) {
  const { selection, onSelectionChange } = props
  const t = useLabels('dataTable', dataTableLabels)
  const chosen = selection ? isSelected(selection, id) : false
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-row={id}
      data-opens={href ? true : undefined}
      aria-selected={selection ? chosen : undefined}
      onClick={href ? openRow : undefined}
    >
      {selection && (
        <td className={styles.pickCell} {...roles.cell}>
          <Checkbox
            aria-label={t('selectRow', { name })}
            checked={chosen}
            onCheckedChange={checked => onSelectionChange?.(withRows(selection, [id], checked))}
          />
        </td>
      )}
      {columns.map(column => {
        const isTitle = column === title
        const contents = column.cell(row)
        const phone = isTitle ? 'title' : (column.phone ?? 'line')
        return (
          <td
            key={column.id}
            {...roles.cell}
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
          </td>
        )
      })}
    </tr>
  )
}

/** Follows the row's link, unless the press was meant for something in the row or ends a selection of text. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element
  if (target.closest('a, button, input, select, textarea, label, [role="menu"]')) return
  // A dialog that a cell has opened stands elsewhere in the page; React brings its presses here.
  if (!event.currentTarget.contains(target) || String(window.getSelection())) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('[data-row-link]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
    )
}
