/** A row of docs/asvs.md. */
export interface Row {
  id: string
  level: string
  state: string
  words: string
  evidence: string
}

/** Evidence of a row: a file, from the repository's root, with a title, a part of its code or a heading. */
export interface Evidence {
  file: string
  title?: string
  code?: string
  anchor?: string
}

const SIDES = /(?<!\\)\|/

export function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => {
      const cells = line.split(SIDES).map(cell => cell.trim())
      const [, id = '', level = '', state = '', words = '', evidence = ''] = cells
      if (cells.length !== 7) throw new Error(`${id}: a row has five cells`)
      return { id, level, state: state.replaceAll('*', ''), words, evidence }
    })
}

/** Links of a cell with the text after each: “a title” or `a part of code`. */
export function evidenceOf(cell: string): Evidence[] {
  const found = cell.matchAll(/\[[^\]]+\]\(([^)#]+)(?:#([^)]+))?\)(?: “(.+?)”(?=, \[|$)| `([^`]+)`)?/g)
  return [...found].map(([, path = '', anchor, title, code]) => ({
    file: path.startsWith('../') ? path.slice(3) : `docs/${path}`,
    ...(anchor && { anchor }),
    ...(title && { title }),
    ...(code && { code: code.replaceAll('\\|', '|') }),
  }))
}
