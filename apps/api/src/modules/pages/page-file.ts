import type { PageFault } from './page-variables.ts'

/** A page as a file: properties between two lines of dashes, and then Markdown. */
export interface PageFile {
  properties: Readonly<Record<string, { value: string; line: number; column: number }>>
  body: string
  /** Line on which the Markdown begins, counted from 1. */
  bodyLine: number
}

const DASHES = /^---\s*$/
const PROPERTY = /^([a-z]+):\s*(.*?)\s*$/

/** Reads a file. Its faults are those of its form. */
export function readPageFile(text: string): { file: PageFile; faults: PageFault[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const end = DASHES.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && DASHES.test(line)) : -1
  if (end < 0) {
    const message = 'A page begins with a line of three dashes, its properties, and three dashes again.'
    return { file: { properties: {}, body: '', bodyLine: 1 }, faults: [{ line: 1, column: 1, message }] }
  }
  const faults: PageFault[] = []
  const properties: Record<string, { value: string; line: number; column: number }> = {}
  for (const [at, text] of lines.slice(1, end).entries()) {
    if (text.trim() === '') continue
    const [, name, value] = PROPERTY.exec(text) ?? []
    const line = at + 2
    if (name === undefined || value === undefined)
      faults.push({ line, column: 1, message: 'This line is no property, such as “title: About us”.' })
    else properties[name] = { value, line, column: Math.max(text.indexOf(value, name.length + 1), 0) + 1 }
  }
  return {
    file: {
      properties,
      body: `${lines
        .slice(end + 1)
        .join('\n')
        .trim()}\n`,
      bodyLine: bodyLineOf(lines, end),
    },
    faults,
  }
}

/** Empty lines above the text are left out of it. */
function bodyLineOf(lines: readonly string[], end: number): number {
  const first = lines.findIndex((line, at) => at > end && line.trim() !== '')
  return (first < 0 ? end + 1 : first) + 1
}

/** Writes a file, as `readPageFile` reads it. */
export function writePageFile(properties: Readonly<Record<string, string | number>>, body: string): string {
  const head = Object.entries(properties).map(([name, value]) => `${name}: ${value}`)
  return ['---', ...head, '---', '', body.trimEnd(), ''].join('\n')
}
