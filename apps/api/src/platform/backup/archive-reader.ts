import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { extract as createExtract } from 'tar-stream'
import { ABOUT, type About, BackupError, FORMAT, MANIFEST, type Manifest, SUMS, sumLine } from './format.ts'
import { formatBytes, type Progress } from './progress.ts'

export interface Part {
  name: string
  bytes: number
  content: AsyncIterable<Buffer>
}

/** Reads the parts of a file one after the other. Unread content of a part is skipped. */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const extract = createExtract()
  const read = pipeline(createReadStream(file, { highWaterMark: 1 << 18 }), extract)
  // The stream itself notifies the loop below.
  read.catch(() => undefined)
  try {
    for await (const entry of extract) {
      yield {
        name: entry.header.name,
        bytes: entry.header.size ?? 0,
        content: entry as AsyncIterable<Buffer>,
      }
      entry.resume()
    }
  } finally {
    extract.destroy()
  }
}

/**
 * Reads a whole file and compares every part with its hash, before any of it is used.
 *
 * @throws BackupError if it is no backup, of a newer version, damaged or truncated
 */
export async function verifyArchive(file: string, progress: Progress): Promise<Manifest> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`)
  let about: About | null = null
  let manifest: Manifest | null = null
  let isWhole = false
  let sums = createHash('sha256')
  let seen = 0
  try {
    for await (const { name, bytes, content } of readParts(file)) {
      if (!about && name !== ABOUT) throw noBackup(file)
      const text = name === ABOUT || name === MANIFEST ? await textOf(content, bytes) : null
      const sum = text === null ? await hashOf(content) : createHash('sha256').update(text).digest('hex')
      if (name === ABOUT) about = readAbout(file, text!)
      if (name === SUMS) isWhole = sum === sums.digest('hex')
      else sums = sums.update(sumLine(sum, name))
      if (name === MANIFEST) manifest = JSON.parse(text!)
      seen += bytes
      progress(() => `reading ${file}: ${formatBytes(seen)} of ${formatBytes(found.size)}`)
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw about ? damaged(file, error) : noBackup(file)
  }
  if (!about) throw noBackup(file)
  if (!manifest || !isWhole) throw damaged(file)
  return manifest
}

const noBackup = (file: string) => new BackupError(`${file} is no backup of Stoa.`)

const damaged = (file: string, cause?: unknown) =>
  new BackupError(
    `${file} is damaged or cut: what it holds is not what was written. Nothing was changed. Take another copy of it, or an older backup.`,
    { cause },
  )

function readAbout(file: string, text: string): About {
  const about: Partial<About> = JSON.parse(text)
  if (typeof about.format !== 'number') throw noBackup(file)
  if (about.format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer version of Stoa (form ${about.format}, this one knows ${FORMAT}). Fetch that version and restore with it.`,
    )
  return about as About
}

/** A manifest of a thousand tables has a tenth of it. */
const MAX_TEXT = 16 * 1024 * 1024

async function textOf(content: AsyncIterable<Buffer>, bytes: number): Promise<string> {
  if (bytes > MAX_TEXT) throw new Error('A part that should be short is not.')
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of content) sum.update(chunk)
  return sum.digest('hex')
}
