import { type PageFile, readPageFile } from './page-file.ts'
import { faultsOfVariables, type PageFault } from './page-variables.ts'
import { type PageSection, renderPage } from './render-page.ts'

/** Text of a page as it is written. */
export interface PageText {
  title: string
  description: string
  /** Markdown. */
  body: string
}

/** Text of a page with what is made of it when it is published. */
export interface RenderedText extends PageText {
  html: string
  sections: PageSection[]
}

export interface ReadPage {
  /** Properties of the file that aren't its text. */
  properties: Readonly<Record<string, string | undefined>>
  text: RenderedText
  /** Faults in the order of the file. Text with faults can't be published. */
  faults: PageFault[]
}

/** Maximum lengths in characters. */
const MAX = { title: 120, description: 300, body: 200_000 }

/**
 * Reads a page from a file, with all of its faults.
 *
 * @param known names of the properties that the file can have in addition to title and description
 */
export function readPage(source: string, known: readonly string[]): ReadPage {
  const { file, faults } = readPageFile(source)
  const title = lineOf(file, 'title')
  const description = lineOf(file, 'description')
  const { html, sections, faults: ofBody } = renderPage(file.body, placeIn(file))
  const ofForm = faults.length > 0 ? [] : [...title.faults, ...description.faults, ...unknown(file, known)]
  if (faults.length === 0 && (file.body.trim() === '' || file.body.length > MAX.body))
    ofForm.push({
      line: file.bodyLine,
      column: 1,
      message:
        file.body.trim() === '' ? 'The page has no text.' : `A page has at most ${MAX.body} characters.`,
    })
  return {
    properties: Object.fromEntries(Object.entries(file.properties).map(([name, { value }]) => [name, value])),
    text: { title: title.value, description: description.value, body: file.body, html, sections },
    faults: [...faults, ...ofForm, ...ofBody].sort((a, b) => a.line - b.line || a.column - b.column),
  }
}

function lineOf({ properties }: PageFile, name: 'title' | 'description') {
  const property = properties[name]
  if (!property?.value)
    return {
      value: '',
      faults: [{ line: property?.line ?? 1, column: 1, message: `The page has no ${name}.` }],
    }
  const { value, line, column } = property
  const faults = faultsOfVariables(value, offset => ({ line, column: column + offset }))
  if (value.length > MAX[name])
    faults.push({ line, column, message: `The ${name} has at most ${MAX[name]} characters.` })
  return { value, faults }
}

const unknown = ({ properties }: PageFile, known: readonly string[]): PageFault[] =>
  Object.entries(properties)
    .filter(([name]) => !['title', 'description', ...known].includes(name))
    .map(([name, { line }]) => ({ line, column: 1, message: `A page has no property “${name}”.` }))

/** Places of the Markdown's characters in the file. */
const placeIn =
  ({ body, bodyLine }: PageFile) =>
  (offset: number) => {
    const before = body.slice(0, offset).split('\n')
    return { line: bodyLine + before.length - 1, column: before.at(-1)!.length + 1 }
  }
