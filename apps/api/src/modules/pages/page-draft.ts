import { writePageFile } from './page-file.ts'
import { type PageText, type RenderedText, readPage } from './read-page.ts'

/** Fault of a text that was written in a form, with its place in one of the fields. */
export interface DraftFault {
  field: 'title' | 'description' | 'body'
  line: number
  column: number
  message: string
}

/** Lines of the file above the Markdown, and the characters before title and description. */
const HEAD_LINES = 5
const BEFORE = { title: 'title: '.length, description: 'description: '.length }

/** Reads a text from a form by the rules of a page's file. A text with faults can't be published. */
export function readDraft({ title, description, body }: PageText): {
  text: RenderedText
  faults: DraftFault[]
} {
  const file = writePageFile({ title: oneLine(title), description: oneLine(description) }, body)
  const { text, faults } = readPage(file, [])
  return { text, faults: faults.map(fault => ({ message: fault.message, ...placeOf(fault) })) }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function placeOf({ line, column }: { line: number; column: number }): Omit<DraftFault, 'message'> {
  if (line === 2) return { field: 'title', line: 1, column: Math.max(column - BEFORE.title, 1) }
  if (line === 3) return { field: 'description', line: 1, column: Math.max(column - BEFORE.description, 1) }
  return { field: 'body', line: Math.max(line - HEAD_LINES, 1), column }
}
