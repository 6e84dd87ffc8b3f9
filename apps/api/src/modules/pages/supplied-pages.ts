import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageKind } from './pages.schema.ts'
import { type PageText, type RenderedText, readPage } from './read-page.ts'

/** A page that comes with a release. */
export interface SuppliedPage {
  slug: string
  kind: PageKind
  text: RenderedText
  /** Day of the last change of its text. */
  updated: Date
}

const FOLDER = fileURLToPath(new URL('./content/', import.meta.url))
const DAY = /^\d{4}-\d{2}-\d{2}$/

let supplied: Promise<SuppliedPage[]> | undefined

/** Reads the pages that come with this release, by their slugs. They don't change while a process runs. */
export function readSuppliedPages(): Promise<readonly SuppliedPage[]> {
  supplied ??= renderSuppliedPages()
  return supplied
}

async function renderSuppliedPages(): Promise<SuppliedPage[]> {
  const files = (await readdir(FOLDER)).filter(file => file.endsWith('.md')).sort()
  return Promise.all(files.map(readSuppliedPage))
}

async function readSuppliedPage(file: string): Promise<SuppliedPage> {
  const { properties, text, faults } = readPage(await readFile(`${FOLDER}${file}`, 'utf8'), [
    'kind',
    'updated',
  ])
  const { kind, updated = '' } = properties
  if (kind !== 'information' && kind !== 'legal')
    throw new Error(`${file}: kind must be information or legal.`)
  if (!DAY.test(updated)) throw new Error(`${file}: updated must be a day.`)
  const [fault] = faults
  if (fault) throw new Error(`${file}:${fault.line}:${fault.column} ${fault.message}`)
  return { slug: basename(file, '.md'), kind, text, updated: new Date(updated) }
}

/** Equal for equal texts. The database makes the same hash of a version. */
export const hashOf = ({ title, description, body }: PageText): string =>
  createHash('md5').update([title, description, body].join('\n')).digest('hex')
