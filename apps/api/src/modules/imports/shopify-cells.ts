import type { Money } from '../../platform/money.ts'
import type { ColumnKey, Header } from './shopify-columns.ts'

/** What is wrong with a row: where, and why. */
export interface RowProblem {
  line: number
  column: string
  reason: string
}

/** Characters that a cell may have; a longer one is refused, not cut. */
const MAX_LENGTH: Partial<Record<ColumnKey, number>> = { body: 200_000, tags: 5_000 }
const MAX_CELL = 500
const MAX_ADDRESS = 2_000

/** One row's cells by column, and a list that collects what is wrong with them. */
export class Row {
  readonly line: number
  readonly problems: RowProblem[] = []
  readonly #cells: readonly string[]
  readonly #header: Header

  constructor(line: number, cells: readonly string[], header: Header) {
    this.line = line
    this.#cells = cells
    this.#header = header
    if (cells.length > header.count)
      this.problems.push({
        line,
        column: `${header.count + 1}`,
        reason: `the row has ${cells.length} cells, the header ${header.count}: a comma or a quotation mark is out of place`,
      })
  }

  text(key: ColumnKey): string {
    const cell = this.#cell(key)
    const most = MAX_LENGTH[key] ?? MAX_CELL
    if (cell.length <= most) return cell
    this.refuse(key, `the cell has ${count(cell.length)} characters, at most ${count(most)} are taken`)
    return ''
  }

  has(key: ColumnKey): boolean {
    return this.#cell(key) !== ''
  }

  #cell(key: ColumnKey): string {
    return this.#cells[this.#header.at[key]]?.trim() ?? ''
  }

  note(key: ColumnKey, reason: string): RowProblem {
    return { line: this.line, column: this.#header.label[key], reason }
  }

  refuse(key: ColumnKey, reason: string): void {
    const problem = this.note(key, reason)
    const isKnown = this.problems.some(
      known => known.column === problem.column && known.reason === problem.reason,
    )
    if (!isKnown) this.problems.push(problem)
  }

  /** Minor units, null when the cell is empty. */
  amount(key: ColumnKey, money: Money): number | null {
    const cell = this.text(key)
    if (cell === '') return null
    const amount = money.parse(cell)
    if (amount === null) this.refuse(key, `“${shorten(cell)}” is not an amount such as 49.90`)
    return amount
  }

  /** A whole number, null when the cell is empty. */
  whole(key: ColumnKey): number | null {
    const cell = this.text(key)
    if (cell === '') return null
    if (/^-?\d{1,9}(\.0+)?$/.test(cell)) return Number(cell)
    this.refuse(key, `“${shorten(cell)}” is not a whole number`)
    return null
  }

  flag(key: ColumnKey, otherwise: boolean): boolean {
    const cell = this.text(key).toLowerCase()
    if (cell === '') return otherwise
    if (['true', 'yes', '1'].includes(cell)) return true
    if (['false', 'no', '0'].includes(cell)) return false
    this.refuse(key, `“${shorten(cell)}” is neither true nor false`)
    return otherwise
  }

  /** A web address, null when the cell is empty or has none that we would fetch. */
  address(key: ColumnKey): string | null {
    const cell = this.#cell(key)
    if (cell === '' || cell.length > MAX_ADDRESS) return null
    const url = URL.parse(cell)
    return url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url.href : null
  }
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

const count = (number: number) => number.toLocaleString('en-US')
