'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { cx, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import {
  type CellPlace,
  cornersOf,
  inParts,
  type SheetColumn,
  type SheetGroup,
  type SheetPatch,
} from './sheet-model.ts'
import { SheetRowView } from './sheet-row.tsx'
import { useSheet } from './use-sheet.ts'
import * as styles from './variant-sheet.css.ts'
import { variantSheetLabels } from './variant-sheet.labels.ts'

export interface VariantSheetProps {
  /** The sheet's name for assistive technology. */
  label: string
  /** The columns in order. */
  columns: readonly SheetColumn[]
  /** The rows, group by group. Above 100 rows in all only the first group starts open. */
  groups: readonly SheetGroup[]
  /** Problems of cells, by row id and column id; announced with the value. */
  faults?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Called with all changed cells at once: typed, pasted, filled, cleared, or undone. Unchanged and fixed
   * ones are left out.
   */
  onCellsChange: (patches: readonly SheetPatch[]) => void
}

/** Opens these groups if they are closed, and closes those that are open. */
function toggle(toggled: ReadonlySet<string>, parts: readonly SheetGroup[]): ReadonlySet<string> {
  const next = new Set(toggled)
  for (const { id } of parts) if (!next.delete(id)) next.add(id)
  return next
}

const placeOf = (target: EventTarget): CellPlace | null => {
  const name = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (name === undefined) return null
  const [row = 0, column = 0] = name.split(':').map(Number)
  return { row, column }
}

/** All variants as a sheet: the keys of a spreadsheet, cells of text, and one field that is live. */
export function VariantSheet({ label, columns, groups, faults, onCellsChange }: VariantSheetProps) {
  const t = useLabels('variantSheet', variantSheetLabels)
  const id = useId()
  const root = useRef<HTMLTableElement>(null)
  const [said, setSaid] = useState('')
  const parts = useMemo(() => inParts(groups), [groups])
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  // The first is open, and so are all that are short together.
  const total = groups.reduce((count, { rows }) => count + rows.length, 0)
  const isOpen = useMemo(
    () => parts.map((part, place) => (place === 0 || total <= 100) !== toggled.has(part.id)),
    [parts, toggled, total],
  )
  // A fault is always seen: its group opens, and stays open when the fault is gone.
  const closed = faults
    ? parts.filter((part, at) => !isOpen[at] && part.rows.some(({ id }) => faults[id]))
    : []
  if (closed.length > 0) setToggled(toggle(toggled, closed))
  const rows = useMemo(
    () => parts.filter((_, place) => isOpen[place]).flatMap(part => part.rows),
    [parts, isOpen],
  )
  const sheet = useSheet({
    root,
    rows,
    columns,
    onCellsChange,
    onMany: count => setSaid(t('pasted', { count })),
  })
  const { top, bottom, left, right } = cornersOf(sheet.range)

  const point = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (!place || (event.target as HTMLElement).matches('input')) return
    // Before the browser gives the focus, so that a second press knows it was there.
    const wasHere = place.row === sheet.current.row && place.column === sheet.current.column
    const hadFocus = wasHere && document.activeElement?.matches('[data-cell]')
    sheet.go(place, event.shiftKey)
    if (hadFocus && !event.shiftKey) {
      event.preventDefault()
      sheet.edit(place)
    }
  }
  if (total === 0) return <p className={fieldStyles.hint}>{t('nothing')}</p>
  let place = 0
  let rowIndex = 1
  return (
    <div className={styles.root} data-component="VariantSheet">
      <div className={styles.scroll}>
        <table
          ref={root}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's data grid on a table
          role="grid"
          className={styles.table}
          aria-label={label}
          aria-describedby={`${id}-keys`}
          aria-multiselectable
          aria-rowcount={parts.reduce((count, part) => count + part.rows.length, 0) + parts.length + 1}
          onPointerUp={point}
          onFocus={event => {
            const place = event.target.matches('[data-cell]') ? placeOf(event.target) : null
            if (place) sheet.follow(place)
          }}
          {...sheet.handlers}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.corner}>
                {t('variant')}
              </th>
              {columns.map(column => (
                <th
                  key={column.id}
                  scope="col"
                  className={styles.head}
                  style={{ minInlineSize: column.width }}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          {parts.map((part, at) => (
            <tbody key={part.id}>
              {part.label && (
                <tr aria-rowindex={++rowIndex}>
                  <td colSpan={columns.length + 1} className={styles.group}>
                    <button
                      type="button"
                      className={styles.groupButton}
                      aria-expanded={isOpen[at]}
                      onClick={() => setToggled(toggle(toggled, [part]))}
                    >
                      <Icon as={ChevronRight} size="sm" className={cx(isOpen[at] && styles.turned)} />
                      <span>{part.label}</span>
                      <span className={styles.groupCount}>{t('rows', { count: part.rows.length })}</span>
                    </button>
                  </td>
                </tr>
              )}
              {(isOpen[at] ?? false) &&
                part.rows.map(row => {
                  const own = place++
                  rowIndex++
                  const isChosen = own >= top && own <= bottom
                  return (
                    <SheetRowView
                      key={row.id}
                      row={row}
                      place={own}
                      rowIndex={rowIndex}
                      columns={columns}
                      current={own === sheet.current.row ? sheet.current.column : undefined}
                      from={isChosen ? left : -1}
                      to={isChosen ? right : -1}
                      faults={faults?.[row.id]}
                      editor={
                        sheet.edited && own === sheet.current.row
                          ? { column: sheet.current.column, text: sheet.edited.text }
                          : undefined
                      }
                      onEditorKey={sheet.onEditorKey}
                      onEditorLeave={sheet.commit}
                    />
                  )
                })}
            </tbody>
          ))}
        </table>
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {t('keys')}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
