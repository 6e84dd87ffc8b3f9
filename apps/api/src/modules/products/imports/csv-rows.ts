import { type CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  line: number
  cells: string[]
  /** Remarks of the step that made this row from another format. */
  notes?: { column: string; reason: string }[]
  /** Text of the product's address. Its handle by default. */
  address?: string
}

/** A row that can't be read as one of a product, by the line on which it begins. */
export interface BrokenRow {
  line: number
  reason: string
  /** Whether the row describes something that we don't sell, and isn't wrong. */
  isOmitted?: boolean
}

interface Parsed {
  record: string[]
  raw: string
}

/** A file with more broken rows than this is no CSV at all. */
const MAX_BROKEN = 1_000
/** Number of characters to read at a time. It grows up to the limit while no row ends in them. */
const WINDOW = 1_000_000
const MAX_WINDOW = 8_000_000

/** First line by which Excel learns the delimiter. It is no row. */
export const SEPARATOR_LINE = /^"?sep=(.)"?\s*$/i

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a cell’s opening quotation mark is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark closes a cell before its end',
  INVALID_OPENING_QUOTE: 'a quotation mark appears inside a cell that isn’t quoted',
}

/** Error of a file whose content doesn't match its format. The message is for the person who sent it. */
export class UnreadableFile extends Error {}

const MAX_ROWS = 250_000

/** @throws UnreadableFile if there are more rows than a file may have */
export function refuseManyRows(rows: number): void {
  if (rows > MAX_ROWS)
    throw new UnreadableFile(
      `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows. Upload it in parts.`,
    )
}

/**
 * Reads the non-empty rows of a CSV text that arrives in chunks, holding only the current rows in memory. A row with
 * broken quotes is reported and skipped: reading continues on the next line of the file.
 *
 * @throws UnreadableFile
 */
export async function* readCsvRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter = ',',
): AsyncGenerator<CsvRow | BrokenRow> {
  const source = withPlainLines(pieces)
  let text = ''
  let line = 1
  let broken = 0
  let window = WINDOW
  for (let isEnd = false; ; ) {
    while (!isEnd && text.length < window) {
      const next = await source.next()
      if (next.done) isEnd = true
      else text += next.value
    }
    if (text === '') return
    const { found, error } = parseAll(text, delimiter)
    // A row that the window cuts off may continue behind it.
    const isCut = !isEnd && error === null
    const whole = isCut ? found.slice(0, -1) : found
    let at = 0
    for (const { record, raw } of whole) {
      const isSeparator = line === 1 && SEPARATOR_LINE.test(raw)
      if (!isSeparator && record.some(cell => cell !== '')) yield { line, cells: record }
      line += linesOf(raw)
      at += raw.length
    }
    const mayEndLater = !isEnd && (isCut || error?.code === 'CSV_QUOTE_NOT_CLOSED')
    if (mayEndLater && at === 0 && window < MAX_WINDOW) {
      window = Math.min(MAX_WINDOW, window * 2)
      continue
    }
    if (error && !(mayEndLater && at > 0)) {
      broken += 1
      if (broken > MAX_BROKEN)
        throw new UnreadableFile('The file isn’t a CSV file: too many rows are broken.')
      yield { line, reason: reasons[error.code] ?? error.message }
      const next = text.indexOf('\n', at)
      if (next < 0 && isEnd) return
      if (next < 0) throw new UnreadableFile(`The file isn’t a CSV file: the row on line ${line} has no end.`)
      at = next + 1
      line += 1
    } else if (isCut && at === 0) {
      throw new UnreadableFile(
        `The row on line ${line} has more than ${MAX_WINDOW.toLocaleString('en-US')} characters, which is more than the maximum.`,
      )
    } else if (isEnd && !error) return
    window = WINDOW
    text = text.slice(at)
  }
}

function parseAll(text: string, delimiter: string): { found: Parsed[]; error: CsvError | null } {
  const found: Parsed[] = []
  try {
    parse(text, {
      raw: true,
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: row => {
        // With `raw`, a record includes its text, which the types don't declare.
        found.push(row as unknown as Parsed)
        return null
      },
    })
    return { found, error: null }
  } catch (error) {
    return { found, error: error as CsvError }
  }
}

const linesOf = (raw: string) => raw.split('\n').length - 1

/** Normalizes line ends to one character, even if a chunk ends between two of them, and drops a byte order mark. */
async function* withPlainLines(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let held = ''
  let isFirst = true
  for await (const piece of pieces) {
    const text = held + (isFirst ? piece.replace(/^\uFEFF/, '') : piece)
    if (piece !== '') isFirst = false
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held) yield '\n'
}

/** Reason to refuse a row with more cells than the header: they have moved, and a price would be read as a stock. */
export const movedCells = (header: readonly string[], cells: readonly string[]): string | null =>
  cells.length > header.length
    ? `the row has ${cells.length} cells, the header ${header.length}: a comma or a quotation mark is out of place`
    : null
