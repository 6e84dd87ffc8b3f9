'use client'

import { isComposing, useStoa } from '@stoa/ui/internal/system'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isWriting, reach, steer } from './sheet-keys.ts'
import {
  type CellPlace,
  type CellRange,
  change,
  clearOf,
  copyOf,
  fillDown,
  inverseOf,
  pasteOf,
  type SheetColumn,
  type SheetPatch,
  type SheetRow,
} from './sheet-model.ts'

export interface SheetOptions {
  root: RefObject<HTMLElement | null>
  /** Rows of open groups, in their order. */
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  onCellsChange: (patches: readonly SheetPatch[]) => void
  /** A block was pasted or filled: so many cells. */
  onMany: (count: number) => void
}

const start: CellRange = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } }
const MAX_HISTORY = 200

/** Keeps the state of a sheet: the selection, the edited cell and the undo stack. */
export function useSheet({ root, rows, columns, onCellsChange, onMany }: SheetOptions) {
  const { dir } = useStoa()
  const [range, setRange] = useState(start)
  const [edited, setEdited] = useState<{ text: string } | null>(null)
  const history = useRef<{ done: (readonly SheetPatch[])[]; undone: (readonly SheetPatch[])[] }>({
    done: [],
    undone: [],
  })
  const clamped: CellPlace = {
    row: Math.min(range.head.row, Math.max(rows.length - 1, 0)),
    column: Math.min(range.head.column, Math.max(columns.length - 1, 0)),
  }
  // The handlers of an editor outlive the drawing that made them.
  const live = useRef({ rows, columns, range, edited, clamped, onCellsChange })
  useEffect(() => {
    live.current = { rows, columns, range, edited, clamped, onCellsChange }
  })

  const focus = useCallback(
    (place: CellPlace) => {
      const name = `${String(place.row)}:${String(place.column)}`
      const cell = root.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)
      cell?.focus()
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    [root],
  )
  const steering = useRef(false)
  const go = useCallback(
    (place: CellPlace, keepsAnchor = false) => {
      setRange(before => reach(before, place, keepsAnchor))
      steering.current = true
      focus(place)
      steering.current = false
    },
    [focus],
  )
  const apply = useCallback((patches: readonly SheetPatch[]) => {
    if (patches.length === 0) return
    const { done } = history.current
    done.push(inverseOf(live.current.rows, patches))
    if (done.length > MAX_HISTORY) done.shift()
    history.current.undone = []
    live.current.onCellsChange(patches)
  }, [])
  const travel = (from: 'done' | 'undone', to: 'done' | 'undone') => {
    const patches = history.current[from].pop()
    if (!patches) return
    history.current[to].push(inverseOf(rows, patches))
    onCellsChange(patches)
  }
  const block = (patches: readonly SheetPatch[]) => {
    apply(patches)
    onMany(patches.length)
  }

  const edit = (place: CellPlace, text?: string) => {
    const [row, column] = [rows[place.row], columns[place.column]]
    if (!row || !column || column.fixed) return
    const value = row.cells[column.id] ?? ''
    if (column.kind === 'switch') return apply(change(row, column, value ? '' : '1'))
    setEdited({ text: text ?? value })
  }

  const commit = useCallback(
    (text: string) => {
      const { edited: open, clamped: place, rows: all, columns: every } = live.current
      if (!open) return
      live.current.edited = null
      setEdited(null)
      apply(change(all[place.row], every[place.column], text))
    },
    [apply],
  )
  const onEditorKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      // What the editor does not know is its own: the sheet's arrows would leave it.
      event.stopPropagation()
      if (isComposing(event)) return
      const { clamped: place, rows: all, columns: every } = live.current
      if (event.key === 'Escape') {
        event.preventDefault()
        live.current.edited = null
        setEdited(null)
        focus(place)
        return
      }
      if (event.key !== 'Enter' && event.key !== 'Tab') return
      event.preventDefault()
      commit(event.currentTarget.value)
      const step = event.shiftKey ? -1 : 1
      const next =
        event.key === 'Enter'
          ? { ...place, row: place.row + step }
          : { ...place, column: place.column + step }
      const isInside = all[next.row] !== undefined && every[next.column] !== undefined
      go(isInside ? next : place)
    },
    [commit, focus, go],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).matches('[data-cell]')) return
    const next = steer(clamped, event, { rows: rows.length, columns: columns.length }, dir === 'rtl')
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const handled = () => event.preventDefault()
    if (next) {
      handled()
      return go(next, event.shiftKey)
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      handled()
      return edit(clamped)
    }
    if (event.key === ' ' && columns[clamped.column]?.kind === 'switch') {
      handled()
      return edit(clamped)
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      handled()
      return apply(clearOf(rows, columns, range))
    }
    if (isCommand && key === 'd') {
      handled()
      return block(fillDown(rows, columns, range))
    }
    if (isCommand && (key === 'z' || key === 'y')) {
      handled()
      return key === 'y' || event.shiftKey ? travel('undone', 'done') : travel('done', 'undone')
    }
    if (isCommand && key === 'a') {
      handled()
      return setRange({
        anchor: { row: 0, column: 0 },
        head: { row: rows.length - 1, column: columns.length - 1 },
      })
    }
    // A day is not typed letter by letter: its own field knows how.
    if (isWriting(event)) {
      handled()
      edit(clamped, columns[clamped.column]?.kind === 'date' ? undefined : event.key)
    }
  }

  const isInCell = (event: ClipboardEvent) => (event.target as HTMLElement).matches('[data-cell]')
  const onCopy = (event: ClipboardEvent) => {
    if (!isInCell(event)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyOf(rows, columns, range))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isInCell(event)) return
    event.preventDefault()
    block(pasteOf(rows, columns, range, event.clipboardData.getData('text/plain')))
  }

  return {
    range,
    current: clamped,
    edited,
    go,
    edit,
    commit,
    onEditorKey,
    /** A cell has the focus that was not led there: assistive technology can go to any. */
    follow(place: CellPlace) {
      const isThere = place.row === clamped.row && place.column === clamped.column
      if (!steering.current && !isThere) setRange(before => reach(before, place, false))
    },
    handlers: { onKeyDown, onCopy, onPaste },
  }
}
