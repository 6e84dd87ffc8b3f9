import { createMoney } from '../../../platform/money.ts'
import { type BrokenRow, type CsvRow, refuseManyRows, UnreadableFile } from './csv-rows.ts'
import type { FileEntry } from './file-product.ts'
import { type Delimiter, decodeFile, type Encoding } from './file-shape.ts'
import type { DecimalMark } from './numbers.ts'
import { readProductRows } from './row-source.ts'
import { Row, type RowFormat } from './shopify-cells.ts'
import { columnName, type Mapping, readHeader } from './shopify-columns.ts'
import { handleOf, readProduct } from './shopify-products.ts'

export interface FileToRead {
  path: string
  encoding: Encoding
  delimiter: Delimiter
  mapping: Mapping
  decimalMark?: DecimalMark | null
  currency: string
  /** Time zone of the shop, an IANA name. Days in the file are days in this zone. */
  timeZone: string
}

export interface ReadBatch {
  entries: FileEntry[]
  /** Number of rows read so far, without the header. */
  rows: number
}

/** Maximum number of rows of one product: enough for all of its variants and pictures. */
const MAX_ROWS_OF_PRODUCT = 2_500
const BATCH = 200

/** Reads a product file in batches of entries, on demand. @throws UnreadableFile, MissingColumns */
export const readFile = ({ path, encoding, ...rest }: FileToRead): AsyncGenerator<ReadBatch> =>
  readEntries(decodeFile(path, encoding), rest)

/** Reads the entries of a text that is already decoded. Like `readFile`, it reads on demand. */
export async function* readEntries(
  pieces: AsyncIterable<string> | Iterable<string>,
  { delimiter, mapping, decimalMark = null, currency, timeZone }: Omit<FileToRead, 'path' | 'encoding'>,
): AsyncGenerator<ReadBatch> {
  let format: RowFormat | null = null
  const groups: { handle: string; rows: Row[] }[] = []
  const begun = new Map<string, number>()
  let entries: FileEntry[] = []
  let rows = 0

  const close = () => {
    const group = groups.pop()
    if (!group) return
    const read = readProduct(group.handle, group.rows)
    entries.push('rows' in read ? { refused: read } : { product: read })
  }
  const refuse = (row: Pick<Row, 'line' | 'cells' | 'problems'>, handle = '', isOmitted = false) =>
    entries.push({
      refused: {
        line: row.line,
        handle,
        title: '',
        problems: row.problems,
        rows: [{ line: row.line, cells: row.cells }],
        ...(isOmitted && { isOmitted }),
      },
    })

  for await (const found of readProductRows(pieces, delimiter)) {
    if (!format) {
      if ('reason' in found) throw new UnreadableFile(`The header can’t be read: ${found.reason}.`)
      const money = createMoney(currency)
      const header = readHeader(found.cells, mapping)
      format = { header, money, decimalMark, timeZone }
      continue
    }
    rows += 1
    refuseManyRows(rows)
    take(found, format)
    if (entries.length >= BATCH) {
      yield { entries, rows }
      entries = []
    }
  }
  if (!format) throw new UnreadableFile('The file is empty.')
  close()
  yield { entries, rows }

  function addTo(rowsOfProduct: Row[], row: Row): void {
    if (rowsOfProduct.length < MAX_ROWS_OF_PRODUCT) rowsOfProduct.push(row)
    else if (rowsOfProduct.length === MAX_ROWS_OF_PRODUCT) {
      row.refuse('handle', `the product has more than ${MAX_ROWS_OF_PRODUCT.toLocaleString('en-US')} rows`)
      rowsOfProduct.push(row)
    }
  }

  function take(found: CsvRow | BrokenRow, as: RowFormat): void {
    if ('reason' in found) {
      const { line, reason, isOmitted } = found
      refuse({ line, cells: [], problems: [{ line, column: 'row', reason }] }, '', isOmitted)
      return
    }
    const row = new Row(found, as)
    const isHeader = as.header.names.every((name, at) => name === columnName(found.cells[at] ?? ''))
    if (isHeader) row.refuse('handle', 'the row repeats the header')
    const handle = handleOf(row)
    if (handle === '') refuse(row)
    else if (groups[0]?.handle === handle) addTo(groups[0].rows, row)
    else {
      close()
      const line = begun.get(handle)
      if (line !== undefined) {
        row.refuse(
          row.has('title') ? 'title' : 'handle',
          `another product with the handle “${handle}” begins on line ${line}; keep the rows of one product together`,
        )
        refuse(row, handle)
      } else {
        begun.set(handle, row.line)
        groups.push({ handle, rows: [row] })
      }
    }
  }
}
