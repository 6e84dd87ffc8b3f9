/** One column of a sheet. All cells are texts as they are typed; the host reads and judges them. */
export interface SheetColumn {
  /** Unique among the columns; the key in a row's `cells`. */
  id: string
  /** The column's heading. */
  label: string
  /** Kind of the cell; the value is a text in any case. A `switch` is "1" or "". Default `text`. */
  kind?: 'text' | 'number' | 'date' | 'switch'
  /** Cannot be edited. Default `false`. */
  fixed?: boolean
  /** The column's width as a CSS length, such as `8rem`. */
  width?: string
}

export interface SheetRow {
  /** Unique in the sheet. */
  id: string
  /** The row's heading. */
  name: string
  /** The texts of its cells, by column id. A missing one is empty. */
  cells: Readonly<Record<string, string>>
}

export interface SheetGroup {
  /** Unique among the groups. */
  id: string
  /** The heading of the group. Empty for a sheet that needs no groups. */
  label: string
  /** The rows in order. More than 100 are split into parts. */
  rows: readonly SheetRow[]
}

export interface SheetPatch {
  /** The id of the changed row. */
  row: string
  /** The id of the changed column. */
  column: string
  /** The new text of the cell. */
  value: string
}

/** A cell by the place of its row among all that are open, and that of its column. */
export interface CellPlace {
  row: number
  column: number
}

export interface CellRange {
  anchor: CellPlace
  head: CellPlace
}

/** Groups of at most so many rows: more at once would hold the page. */
export const MAX_ROWS = 100

export function inParts(groups: readonly SheetGroup[], most = MAX_ROWS): readonly SheetGroup[] {
  return groups.flatMap(group => {
    if (group.rows.length <= most) return [group]
    const count = Math.ceil(group.rows.length / most)
    return Array.from({ length: count }, (_, part) => {
      const rows = group.rows.slice(part * most, (part + 1) * most)
      const places = `${String(part * most + 1)}–${String(part * most + rows.length)}`
      return {
        id: `${group.id}#${String(part)}`,
        label: [group.label, places].filter(Boolean).join(' '),
        rows,
      }
    })
  })
}

export const cornersOf = ({ anchor, head }: CellRange) => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
})

const clean = (value: string) => value.replace(/[\t\r\n]+/g, ' ')

/** Returns the selection in a spreadsheet's format. */
export function copyOf(rows: readonly SheetRow[], columns: readonly SheetColumn[], range: CellRange): string {
  const { top, bottom, left, right } = cornersOf(range)
  return rows
    .slice(top, bottom + 1)
    .map(row =>
      columns
        .slice(left, right + 1)
        .map(column => clean(row.cells[column.id] ?? ''))
        .join('\t'),
    )
    .join('\n')
}

/** Lines and cells of a spreadsheet's text; a quoted cell may hold tabs, line breaks and doubled quotes. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const [found = '', quoted, plain = ''] = cell.exec(text) ?? []
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    at += found.length
    if (at >= text.length) break
    const isBreak = text[at] !== '\t'
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (isBreak && at < text.length) lines.push([])
    else if (isBreak) break
  }
  return lines
}

/**
 * Returns the changes of a pasted block. One cell fills the whole selection; a block whose size divides the selection
 * is repeated; any other starts at the first cell and is cut at the sheet's edge.
 */
export function pasteOf(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  range: CellRange,
  text: string,
): readonly SheetPatch[] {
  const block = cellsOf(text)
  const width = Math.max(...block.map(line => line.length))
  const { top, bottom, left, right } = cornersOf(range)
  const repeats = (chosen: number, given: number) => (chosen % given === 0 ? chosen : given)
  const height = repeats(bottom - top + 1, block.length)
  const breadth = repeats(right - left + 1, width)
  const patches: SheetPatch[] = []
  for (let line = 0; line < height; line++)
    for (let place = 0; place < breadth; place++) {
      const value = block[line % block.length]?.[place % width]
      if (value !== undefined) patches.push(...change(rows[top + line], columns[left + place], value))
    }
  return patches
}

/** The first row of what is chosen, in all rows of it. With one row chosen, the row above. */
export function fillDown(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  range: CellRange,
): readonly SheetPatch[] {
  const { top, bottom, left, right } = cornersOf(range)
  const from = top === bottom ? top - 1 : top
  const source = rows[from]
  if (!source) return []
  return rows
    .slice(from + 1, bottom + 1)
    .flatMap(row =>
      columns.slice(left, right + 1).flatMap(column => change(row, column, source.cells[column.id] ?? '')),
    )
}

/** Empties what is chosen. A switch goes off. */
export function clearOf(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  range: CellRange,
): readonly SheetPatch[] {
  const { top, bottom, left, right } = cornersOf(range)
  return rows
    .slice(top, bottom + 1)
    .flatMap(row => columns.slice(left, right + 1).flatMap(column => change(row, column, '')))
}

const ON = /^(1|true|yes|on|x|✓)$/i

/** Returns no change if the cell is fixed or has the value already. */
export function change(
  row: SheetRow | undefined,
  column: SheetColumn | undefined,
  value: string,
): readonly SheetPatch[] {
  if (!row || !column || column.fixed) return []
  const next = column.kind === 'switch' ? (ON.test(value.trim()) ? '1' : '') : value.trim()
  return next === (row.cells[column.id] ?? '') ? [] : [{ row: row.id, column: column.id, value: next }]
}

/** Returns the patches that revert these. */
export function inverseOf(rows: readonly SheetRow[], patches: readonly SheetPatch[]): readonly SheetPatch[] {
  const known = new Map(rows.map(row => [row.id, row]))
  return patches.flatMap(({ row, column }) => {
    const found = known.get(row)
    return found ? [{ row, column, value: found.cells[column] ?? '' }] : []
  })
}
