import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tag {
  role?: string
  alt?: string
  children?: Tag[]
}

/** A PDF as a reader has it: what is drawn, and what its tags say. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const drawn: string[] = []
  const glyphs: string[] = []
  let images = 0
  /** Lowest position of all text, in points from the top. */
  let lowest = 0
  const tags: [role: string, text: string][] = []
  const collect = ({ role, alt, children }: Tag) => {
    if (role) tags.push([role, alt ?? ''])
    for (const child of children ?? []) collect(child)
  }
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const { height } = page.getViewport({ scale: 1 })
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') lowest = Math.max(lowest, height - item.transform[5])
    drawn.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
    collect((await page.getStructTree()) as Tag)
    const { fnArray, argsArray } = await page.getOperatorList()
    images += fnArray.filter(operation => operation === OPS.paintImageXObject).length
    for (const [index, operation] of fnArray.entries())
      if (operation === OPS.showText)
        glyphs.push(argsArray[index][0].map((glyph: { unicode?: string }) => glyph.unicode ?? '').join(''))
  }
  const { info } = await pdf.getMetadata()
  return {
    pages: pdf.numPages,
    /** Number of pictures drawn. */
    images,
    lowest,
    drawn: drawn.join(' ').replace(/\s+/g, ' '),
    /** The glyphs of each run from left to right. */
    fromLeft: glyphs.join('\n'),
    tags,
    said: (role: string) => tags.filter(([own]) => own === role).map(([, text]) => text),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    // The library's types say that it is an object.
    isTagged: ((await pdf.getMarkInfo()) as unknown as Map<string, boolean>).get('Marked'),
  }
}
