import { open } from 'node:fs/promises'
import { UnreadableFile } from './csv-rows.ts'
import { decodeFile, type Encoding, type FileShape, readFileShape } from './file-shape.ts'
import { readProductRows } from './row-source.ts'
import { columnName } from './shopify-columns.ts'

export interface FileHead extends FileShape {
  /** The names of its columns, in their order. */
  columns: string[]
  /** The first cell of each that is not empty, among the first rows. */
  samples: string[]
}

const MAX_COLUMNS = 400
/** Maximum length of the header, in characters: more than that many columns need. */
const MAX_HEADER = 65_536
const SAMPLED = 20

/** Sample of a cell, shortened and without characters that the database rejects. */
const sampleOf = (cell: string) => cell.replaceAll('\0', '').trim().slice(0, 80).toWellFormed()

const LONG_HEADER =
  'The header is longer than that of any product file. Check that the first line has the names of the columns.'

/**
 * Refuses a file whose first line doesn't end soon, before anything else is read of it.
 *
 * @throws UnreadableFile
 */
export async function refuseEndlessLine(path: string): Promise<void> {
  // A character of UTF-16 has two bytes.
  const head = Buffer.alloc(2 * MAX_HEADER)
  const file = await open(path)
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close())
  if (bytesRead === head.length && !head.includes(10) && !head.includes(13))
    throw new UnreadableFile(LONG_HEADER)
}

/**
 * Refuses a header that is too long before it is split into columns: one of a few megabytes has millions of them.
 *
 * @throws UnreadableFile
 */
async function refuseLongHeader(path: string, { encoding, delimiter }: FileShape): Promise<void> {
  let text = ''
  for await (const piece of decodeFile(path, encoding)) {
    text += piece
    if (text.length > MAX_HEADER) break
  }
  if (text.length <= MAX_HEADER) return
  // A header that ends in time is followed by a line end outside of quotation marks, of which it then has pairs.
  const lines = text
    .slice(0, MAX_HEADER)
    .split(/\r\n|\n|\r/)
    .slice(0, -1)
  let quotes = 0
  for (const line of lines) {
    quotes += line.split('"').length - 1
    const isBlank = line.replaceAll(delimiter, '').replace(/^\uFEFF/, '') === ''
    if (quotes % 2 === 0 && !isBlank) return
  }
  throw new UnreadableFile(LONG_HEADER)
}

/**
 * Reads the format and the columns of a file before its rows are checked.
 *
 * @param encoding encoding that its sender has chosen; detected by default
 * @throws UnreadableFile
 */
export async function readFileHead(path: string, encoding?: Encoding): Promise<FileHead> {
  await refuseEndlessLine(path)
  const shape = await readFileShape(path, encoding)
  await refuseLongHeader(path, shape)
  let columns: string[] | null = null
  let samples: string[] = []
  let rows = 0
  for await (const row of readProductRows(decodeFile(path, shape.encoding), shape.delimiter)) {
    if ('reason' in row) {
      if (!columns) throw new UnreadableFile(`The header can’t be read: ${row.reason}.`)
      continue
    }
    if (!columns) {
      columns = row.cells.map(cell => columnName(cell).slice(0, 200).toWellFormed())
      samples = columns.map(() => '')
    } else {
      samples = samples.map((sample, at) => sample || sampleOf(row.cells[at] ?? ''))
      rows += 1
      if (rows === SAMPLED) break
    }
  }
  if (!columns) throw new UnreadableFile('The file is empty.')
  if (rows === 0) throw new UnreadableFile('The file has a header but no rows.')
  if (columns.length > MAX_COLUMNS)
    throw new UnreadableFile(
      `The file has ${columns.length} columns, which is more than a product file can have.`,
    )
  return { ...shape, columns, samples }
}
