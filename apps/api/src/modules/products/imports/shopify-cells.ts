import { MAX_PRICE } from '@stoa/api-client/limits'
import { unescapeFormula } from '../../../platform/csv.ts'
import { isDay, shiftDay, startOfDay } from '../../../platform/local-day.ts'
import { exampleAmount, type Money } from '../../../platform/money.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { isCut, MAX_ADDRESS, MAX_EXTRA_CELL, maxLengthOf } from './cell-limits.ts'
import { type CsvRow, movedCells } from './csv-rows.ts'
import { type NumberFormat, readNumber, splitCurrency } from './numbers.ts'
import type { ColumnKey, Header } from './shopify-columns.ts'
import { readTruth } from './truth-words.ts'

/** Problem of a row: its line, its column and the reason. */
export interface RowProblem {
  line: number
  column: string
  reason: string
  /** Field of the product, for programs, and the error code. Absent if the problem concerns a cell of a file. */
  pointer?: string
  code?: string
}

/** Code of a problem with an amount that can be read in two ways. */
export const AMBIGUOUS = 'number.ambiguous'

/** Format of the values in a file. */
export interface RowFormat extends NumberFormat {
  header: Header
  money: Money
  /** Time zone of the shop, an IANA name. */
  timeZone: string
}

/** Cells of one row by column, with the errors and notes about them. */
export class Row {
  readonly line: number
  readonly cells: readonly string[]
  /** Text of the product's address, if the row's own format has no handle. */
  readonly addressText: string | undefined
  readonly problems: RowProblem[] = []
  readonly notes: RowProblem[] = []
  readonly #format: RowFormat

  constructor({ line, cells, notes = [], address }: CsvRow, format: RowFormat) {
    this.line = line
    this.addressText = address
    this.#format = format
    for (const { column, reason } of notes) this.notes.push({ line, column, reason })
    this.cells = cells.map(cell => cell.replaceAll('\0', ''))
    const { names } = format.header
    const moved = movedCells(names, cells)
    if (moved) this.problems.push({ line, column: `${names.length + 1}`, reason: moved })
    const odd = cells.findIndex(cell => cell.includes('\0'))
    if (odd >= 0)
      this.notes.push({
        line,
        column: names[odd] ?? `${odd + 1}`,
        reason: 'the cell had invalid characters (NUL), which were removed',
      })
  }

  /** Whether the file has the column. Fields without a column stay unchanged. */
  knows(key: ColumnKey): boolean {
    return this.#format.header.at[key] >= 0
  }

  text(key: ColumnKey): string {
    const isShown = isCut(key)
    const cell = isShown ? this.#visible(key) : unescapeFormula(this.#cell(key))
    const most = maxLengthOf(key)
    if (cell.length <= most) return cell
    if (isShown) {
      this.noteCut(key, cell.length, most)
      return cell.slice(0, most).toWellFormed().trim()
    }
    this.refuse(key, `the cell has ${count(cell.length)} characters, the maximum is ${count(most)}`)
    return ''
  }

  #visible(key: ColumnKey): string {
    const cell = unescapeFormula(this.#cell(key))
    const visible = visibleText(cell)
    if (withoutSpaces(visible).length < withoutSpaces(cell.normalize('NFC')).length)
      this.note(key, 'the text had invisible characters, which were removed')
    return visible
  }

  /** The cell as it is in the file, whatever its length. */
  raw(key: ColumnKey): string {
    return this.#cell(key)
  }

  has(key: ColumnKey): boolean {
    return this.#cell(key) !== ''
  }

  /** Cells of unknown columns, by column name. */
  others(): [name: string, cell: string][] {
    const { names, others } = this.#format.header
    return others.flatMap(at => {
      const cell = unescapeFormula(this.cells[at]?.trim() ?? '')
      if (cell.length > MAX_EXTRA_CELL) this.noteOther(names[at]!, cutReason(cell.length, MAX_EXTRA_CELL))
      return cell === ''
        ? []
        : [[names[at]!, cell.slice(0, MAX_EXTRA_CELL).toWellFormed()] as [string, string]]
    })
  }

  #cell(key: ColumnKey): string {
    return this.cells[this.#format.header.at[key]]?.trim() ?? ''
  }

  problem(key: ColumnKey, reason: string): RowProblem {
    return { line: this.line, column: this.#format.header.label[key], reason }
  }

  note(key: ColumnKey, reason: string): void {
    addProblem(this.notes, this.problem(key, reason))
  }

  /** Notes that a text of this length was cut. */
  noteCut(key: ColumnKey, length: number, most: number): void {
    this.note(key, cutReason(length, most))
  }

  /** Adds a note about a column that is only stored. */
  noteOther(column: string, reason: string): void {
    addProblem(this.notes, { line: this.line, column, reason })
  }

  refuse(key: ColumnKey, reason: string, code?: string): void {
    addProblem(this.problems, { ...this.problem(key, reason), ...(code && { code }) })
  }

  /** Minor units, null when the cell is empty. */
  amount(key: ColumnKey): number | null {
    const { money } = this.#format
    const cell = this.text(key)
    if (cell === '') return null
    const split = splitCurrency(cell)
    const said = (number: string) => {
      const minor = money.parse(number)
      return minor === null ? number : money.format(minor)
    }
    const number = split && this.#number(key, split.amount, said)
    if (number === undefined) return null
    const amount = number === null ? null : money.parse(number)
    if (amount === null)
      this.refuse(key, `“${shorten(cell)}” isn’t an amount such as ${exampleAmount(money.currency)}`)
    else if (amount > money.toMinor(MAX_PRICE))
      this.refuse(key, `more than ${money.format(money.toMinor(MAX_PRICE))}`)
    else if (split && !isOfCurrency(split.currency, money.currency))
      this.note(key, `“${shorten(cell)}” was taken as ${money.format(amount)}, without conversion`)
    return amount
  }

  /**
   * A number as `1299.00`, null if the cell isn’t a number. Undefined if it has two readings, which rejects the row.
   *
   * @param said writes a reading for people
   */
  #number(key: ColumnKey, cell: string, said = (number: string) => number): string | null | undefined {
    const reading = readNumber(cell, this.#format)
    if (reading === null || 'number' in reading) return reading?.number ?? null
    const { grouped, decimal } = reading
    this.refuse(
      key,
      `“${cell}” is either ${said(grouped)} or ${said(decimal)}. Choose the decimal mark of the file`,
      AMBIGUOUS,
    )
    return undefined
  }

  /**
   * A day of the shop such as `2026-11-30`, or an instant, as ISO text of an instant; null when the cell is empty. `end`
   * is the moment after a day, so that a last day counts whole.
   */
  moment(key: ColumnKey, edge: 'start' | 'end'): string | null {
    const cell = this.text(key)
    if (cell === '') return null
    if (isDay(cell)) {
      const day = edge === 'start' ? cell : shiftDay(cell, 1)
      return startOfDay(day, this.#format.timeZone).toISOString()
    }
    const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(cell)
    const instant = new Date(isWhole ? cell : Number.NaN)
    if (!Number.isNaN(instant.getTime())) return instant.toISOString()
    this.refuse(key, `“${shorten(cell)}” isn’t a date such as 2026-11-30`)
    return null
  }

  /** A whole number, null when the cell is empty. */
  whole(key: ColumnKey): number | null {
    const cell = this.text(key)
    if (cell === '') return null
    const number = this.#number(key, cell)
    if (number === undefined) return null
    if (number !== null && /^-?\d{1,9}(\.0+)?$/.test(number)) return Number(number)
    this.refuse(key, `“${shorten(cell)}” isn’t a whole number such as 12`)
    return null
  }

  /** A number with decimals, null when the cell is empty. */
  decimal(key: ColumnKey): number | null {
    const cell = this.text(key)
    if (cell === '') return null
    const number = this.#number(key, cell)
    if (number === undefined) return null
    if (number !== null && number.length <= 30) return Number(number)
    this.refuse(key, `“${shorten(cell)}” isn’t a number such as 250`)
    return null
  }

  flag(key: ColumnKey, otherwise: boolean): boolean {
    const cell = this.text(key)
    if (cell === '') return otherwise
    const truth = readTruth(cell)
    if (truth === null) this.refuse(key, `“${shorten(cell)}” is neither true nor false`)
    return truth ?? otherwise
  }

  /** A web address, null when the cell is empty or has none that we would fetch. */
  address(key: ColumnKey): string | null {
    const cell = this.#cell(key)
    if (cell === '' || cell.length > MAX_ADDRESS) return null
    const url = URL.parse(cell)
    return url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url.href : null
  }
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57).toWellFormed()}…` : text)

/** Whether a sign or code is the currency's own, or an amount has none. */
function isOfCurrency(sign: string, currency: string): boolean {
  if (sign === '' || sign.toUpperCase() === currency) return true
  return (['symbol', 'narrowSymbol'] as const).some(currencyDisplay =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .some(({ type, value }) => type === 'currency' && value === sign),
  )
}

/** Adds a problem unless the list has it. */
export function addProblem(list: RowProblem[], problem: RowProblem): void {
  const isKnown = list.some(
    ({ line, column, reason }) =>
      line === problem.line && column === problem.column && reason === problem.reason,
  )
  if (!isKnown) list.push(problem)
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
const count = (number: number) => number.toLocaleString('en-US')

const cutReason = (length: number, most: number) =>
  `the text has ${count(length)} characters; the first ${count(most)}, the maximum, were kept`
