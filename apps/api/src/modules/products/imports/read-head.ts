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
const SAMPLED = 20

/** Sample of a cell, shortened and without characters that the database rejects. */
const sampleOf = (cell: string) => cell.replaceAll('\0', '').trim().slice(0, 80).toWellFormed()

/**
 * Reads the format and the columns of a file before its rows are checked.
 *
 * @param encoding encoding that its sender has chosen; detected by default
 * @throws UnreadableFile
 */
export async function readFileHead(path: string, encoding?: Encoding): Promise<FileHead> {
  const shape = await readFileShape(path, encoding)
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
