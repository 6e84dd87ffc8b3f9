import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { SEPARATOR_LINE, UnreadableFile } from './csv-rows.ts'
import { detectEncoding, foreignCells, LEGACY_ENCODINGS } from './detect-encoding.ts'
import { countKnownColumns } from './shopify-columns.ts'

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', ...LEGACY_ENCODINGS] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Delimiter = ',' | ';' | '\t'

export interface FileShape {
  encoding: Encoding
  delimiter: Delimiter
  /** Number of lines of the file, at least the number of its rows. */
  lines: number
}

/** First bytes of other kinds of files, and their names. */
const KINDS: readonly [begin: string, name: string][] = [
  ['504b0304', 'a zip archive or an Excel workbook'],
  ['d0cf11e0', 'an old Excel workbook'],
  ['25504446', 'a PDF'],
  ['1f8b', 'a compressed file'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
]
const HEAD = 64 * 1024
/** Number of cells by which the delimiter is chosen: more than a product file can have. */
const MAX_CELLS = 1_000
/** Number of bytes by which an encoding is guessed. */
const FOREIGN = 8 * 1024

/**
 * Detects how a file is written. The encoding follows its byte order mark; without one it is UTF-8 if the whole file
 * is valid UTF-8, else a guess. `stated` is the encoding that its sender has chosen instead. The delimiter is the one of three that finds the most
 * known columns.
 *
 * @throws UnreadableFile if it is not text or is empty
 */
export async function readFileShape(path: string, stated?: Encoding): Promise<FileShape> {
  const head = await readHead(path)
  if (head.length === 0) throw new UnreadableFile('The file is empty.')
  const hex = head.subarray(0, 8).toString('hex')
  const kind = KINDS.find(([begin]) => hex.startsWith(begin))
  if (kind)
    throw new UnreadableFile(`The file is ${kind[1]}, not a CSV. Open it and save its table as CSV (UTF-8).`)
  const { encoding: found, lines } = await readEncoding(path, head)
  const encoding = stated ?? found
  const text = new TextDecoder(encoding).decode(head)
  if (text.trim() === '') throw new UnreadableFile('The file is empty.')
  return { encoding, lines, delimiter: delimiterOf(text) }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function readEncoding(path: string, head: Buffer): Promise<Pick<FileShape, 'encoding' | 'lines'>> {
  const marked = byMark(head)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = marked === null || marked === 'utf-8'
  let lines = 0
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = piece as Buffer
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1
    if (isUtf8) isUtf8 = decodes(decoder, bytes, true)
  }
  if (isUtf8) isUtf8 = decodes(decoder, new Uint8Array(), false)
  if (isUtf8) return { lines, encoding: 'utf-8' }
  return { lines, encoding: marked ?? (await guessEncoding(path)) }
}

async function guessEncoding(path: string): Promise<Encoding> {
  const foreign: number[] = []
  for await (const piece of createReadStream(path)) {
    foreign.push(...foreignCells(piece as Buffer, FOREIGN - foreign.length))
    if (foreign.length >= FOREIGN) break
  }
  return detectEncoding(Uint8Array.from(foreign))
}

function byMark(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  // Without a byte order mark, UTF-16 is recognized by the half of each character that is always zero.
  const start = head.subarray(0, 200)
  const empty = [0, 1].map(odd => start.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  if (empty[1]! > start.length / 4) return 'utf-16le'
  if (empty[0]! > start.length / 4) return 'utf-16be'
  return null
}

function decodes(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)
  const delimiters = [',', ';', '\t'] as const
  const stated = delimiters.find(delimiter => delimiter === SEPARATOR_LINE.exec(line)?.[1])
  if (stated) return stated
  const ranked = delimiters.map(delimiter => {
    const cells = line.split(delimiter, MAX_CELLS).map(cell => cell.trim().replace(/^"|"$/g, ''))
    return { delimiter, known: countKnownColumns(cells), cells: cells.length }
  })
  ranked.sort((a, b) => b.known - a.known || b.cells - a.cells)
  return ranked[0]!.delimiter
}

/** Decodes the text of a file in chunks. */
export async function* decodeFile(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024 }))
    yield decoder.decode(piece as Buffer, { stream: true })
  yield decoder.decode()
}
