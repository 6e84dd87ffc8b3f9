import { type Box, CONTENT, type Page } from './page.ts'
import { BODY, LABEL, STRONG } from './words.ts'

const half = (CONTENT.width - 24) / 2
/** Columns of the first and the second party of a document. */
const BOXES: readonly [Box, Box] = [
  { x: CONTENT.x, width: half },
  { x: CONTENT.x + half + 24, width: half },
]

export interface Party {
  heading: string
  /** Its name, and what follows it. */
  lines: readonly string[]
}

/** Writes two parties next to each other, which are read one after the other. */
export function writeParties(page: Page, parties: readonly [Party, Party]): void {
  const top = page.y
  let bottom = top
  for (const [index, { heading, lines }] of parties.entries()) {
    page.y = top
    const parent = page.open('Sect')
    const box = BOXES[index]!
    page.row([{ tag: 'H2', text: heading, style: LABEL, box, parent }])
    for (const [at, text] of lines.entries())
      page.row([{ tag: 'P', text, style: at === 0 ? STRONG : BODY, box, parent }])
    parent.end()
    bottom = Math.max(bottom, page.y)
  }
  page.y = bottom
}
