'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { memo } from 'react'
import type { SheetColumn, SheetRow } from './sheet-model.ts'
import * as styles from './variant-sheet.css.ts'
import { variantSheetLabels } from './variant-sheet.labels.ts'

export interface SheetRowProps {
  row: SheetRow
  /** Position among all open rows. */
  place: number
  /** Row number for assistive technology, including the rows of groups. */
  rowIndex: number
  columns: readonly SheetColumn[]
  /** The cell that Tab comes to. */
  current: number | undefined
  /** The chosen columns, both ends; -1 for none. */
  from: number
  to: number
  faults: Readonly<Record<string, string>> | undefined
  /** Cell that is being edited. */
  editor: { column: number; text: string } | undefined
  onEditorKey: (event: React.KeyboardEvent<HTMLInputElement>) => void
  onEditorLeave: (text: string) => void
}

/** It comes because one asked to edit this very cell. */
function begin(field: HTMLInputElement | null) {
  if (!field) return
  field.focus()
  if (field.type === 'text') field.setSelectionRange(field.value.length, field.value.length)
}

/** Memoized: of two thousand rows only those whose cells change are drawn again. */
export const SheetRowView = memo(function SheetRowView({
  row,
  place,
  rowIndex,
  columns,
  current,
  from,
  to,
  faults,
  editor,
  onEditorKey,
  onEditorLeave,
}: SheetRowProps) {
  const t = useLabels('variantSheet', variantSheetLabels)
  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="row" className={styles.name} title={row.name}>
        {row.name}
      </th>
      {columns.map((column, at) => {
        const value = row.cells[column.id] ?? ''
        const fault = faults?.[column.id]
        const isEdited = editor?.column === at
        return (
          <td
            key={column.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's data grid on a table
            role="gridcell"
            tabIndex={current === at ? 0 : -1}
            className={styles.cell}
            data-cell={`${String(place)}:${String(at)}`}
            data-kind={column.kind}
            data-fixed={column.fixed || undefined}
            data-chosen={(at >= from && at <= to) || undefined}
            data-wrong={fault ? true : undefined}
            aria-selected={at >= from && at <= to}
            aria-readonly={column.fixed || undefined}
            aria-invalid={fault ? true : undefined}
            title={fault}
            aria-label={fault ? `${value}, ${fault}` : undefined}
          >
            <span>{column.kind === 'switch' ? t(value ? 'on' : 'off') : value}</span>
            {isEdited && (
              <input
                ref={begin}
                className={styles.editor}
                data-kind={column.kind}
                type={column.kind === 'date' ? 'date' : 'text'}
                inputMode={column.kind === 'number' ? 'decimal' : undefined}
                defaultValue={editor.text}
                aria-label={t('edit', { column: column.label, row: row.name })}
                autoComplete="off"
                onKeyDown={onEditorKey}
                onBlur={event => onEditorLeave(event.currentTarget.value)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
