import PDFDocument from 'pdfkit'
import type { DocumentLook, Ink, InkName } from './document-look.ts'
import type { Face, Weight } from './faces.ts'
import { type SetText, setText } from './text-lines.ts'

export interface TextStyle {
  size: number
  weight?: Weight
  /** Name of an ink, or `#rrggbb`. Default `body`. */
  color?: InkName | `#${string}`
  /** Distance of lines, in sizes of the type. */
  leading?: number
}

export interface Box {
  x: number
  width: number
  align?: 'start' | 'end'
}

export interface Paper {
  /** Points. */
  width: number
  height: number
  margin: number
  /** Whether each text has a fixed position, so that none moves to another page. */
  isFixed?: boolean
}

/** A4 in points. */
const A4: Paper = { width: 595.28, height: 841.89, margin: 56 }
export const CONTENT: Box = { x: A4.margin, width: A4.width - 2 * A4.margin }
const LEADING = 1.45
const leadingOf = ({ size, leading = LEADING }: TextStyle): number => size * leading
type Structure = PDFKit.PDFStructureElement

/** Sets a text at a height, and returns the height that it takes. */
export type Write = (text: string, style: TextStyle, box: Box, y: number) => number

/** Side of the picture of an item, in points: 44 pixels. */
export const PICTURE = 33

/** A tagged document that is written from top to bottom. */
export interface Page {
  /** Position of the next text, in points from the top. */
  y: number
  hasStandIn: boolean
  readonly ink: Ink
  /** A part of the structure, open until it is ended. */
  open(tag: string, parent?: Structure): Structure
  /** Sets texts next to each other and moves below the highest. */
  /** @param picture at the beginning of the row, for the eye only */
  row(
    cells: readonly { tag: string; text: string; style: TextStyle; box: Box; parent: Structure }[],
    picture?: { jpeg: Uint8Array | null; x: number },
  ): void
  /** Draws what is not part of the content, such as the head of a page. */
  decorate(draw: (doc: PDFKit.PDFDocument, write: Write) => void): void
  rule(): void
  gap(points: number): void
  /** Begins a page if less than this is left. */
  keep(points: number): void
  /** Begins a page. */
  turn(): void
  heightOf(text: string, style: TextStyle, width: number): number
  /** Width of a text in one line. */
  widthOf(text: string, style: TextStyle): number
  /** Dark cells of a square, at the right of a place. */
  matrix(
    cells: readonly (readonly boolean[])[],
    place: { x: number; y: number; size: number; alt: string },
  ): void
  /** @param footer null for paper that has none */
  end(footer: string | null): Promise<Buffer>
}

export function openPage(title: string, { name, ink }: DocumentLook, paper: Paper = A4): Page {
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: paper.margin,
    pdfVersion: '1.7',
    // The library's types do not know this one yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: name, Creator: name },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

  const registered = new Set<string>()
  const use = (face: Face, size: number) => {
    if (!registered.has(face.name)) doc.registerFont(face.name, face.bytes)
    registered.add(face.name)
    return doc.font(face.name).fontSize(size)
  }
  // Without a list of features, the library lays out each term alone and loses the order of right-to-left text.
  const features: [] = []
  // Cached, since shaping takes most of the time and every slip repeats the same terms.
  const widths = new Map<string, number>()
  const widthOf = (run: string, face: Face, size: number): number => {
    const key = `${face.name} ${size} ${run}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = use(face, size).widthOfString(run, { features })
    widths.set(key, width)
    return width
  }
  const texts = new Map<string, SetText>()
  const set = (text: string, { size, weight = 400 }: TextStyle, width: number): SetText => {
    const key = `${weight} ${size} ${width} ${text}`
    const ready = texts.get(key) ?? setText(text, weight, width, (run, face) => widthOf(run, face, size))
    texts.set(key, ready)
    return ready
  }

  const draw = (text: SetText, style: TextStyle, box: Box, y: number) => {
    const { size, color = 'body' } = style
    for (const [at, line] of text.lines.entries()) {
      let x = box.align === 'end' ? box.x + box.width - line.width : box.x
      for (const { text: run, face } of line.runs) {
        const baseline = y + at * leadingOf(style) + size
        use(face, size).fillColor(color.startsWith('#') ? color : ink[color as InkName])
        doc.text(run, x, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        x += widthOf(run, face, size)
      }
    }
  }
  /** Marks decoration as not part of the content. */
  const artifact = (type: 'Layout' | 'Pagination', work: () => void) => {
    doc.markContent('Artifact', { type })
    work()
    doc.endMarkedContent()
  }
  // Read once for all rows that show it. The library's types do not know that it can be.
  const images = new Map<Uint8Array, PDFKit.Mixins.ImageSrc>()
  const library = doc as unknown as { openImage(jpeg: Buffer): PDFKit.Mixins.ImageSrc }
  const imageOf = (jpeg: Uint8Array): PDFKit.Mixins.ImageSrc => {
    const image = images.get(jpeg) ?? library.openImage(Buffer.from(jpeg))
    images.set(jpeg, image)
    return image
  }
  const root = doc.struct('Document')
  doc.addStructure(root)

  const page: Page = {
    y: paper.margin,
    hasStandIn: false,
    ink,
    open(tag, parent = root) {
      const element = doc.struct(tag as 'Sect')
      parent.add(element)
      return element
    },
    row(cells, picture) {
      const ready = cells.map(cell => ({ ...cell, set: set(cell.text, cell.style, cell.box.width) }))
      const heights = ready.map(cell => cell.set.lines.length * leadingOf(cell.style))
      const height = Math.max(...heights, picture ? PICTURE : 0)
      page.keep(height)
      const top = page.y
      // Next to a picture, texts are centered.
      const high = Math.max(...heights)
      const first = picture ? top + (height - high) / 2 : top
      if (picture?.jpeg) {
        const image = imageOf(picture.jpeg)
        artifact('Layout', () => doc.image(image, picture.x, top, { cover: [PICTURE, PICTURE] }))
      }
      for (const { tag, parent, style, box, set: text } of ready) {
        if (text.hasStandIn) page.hasStandIn = true
        const options = text.logical === '' ? {} : { actual: text.logical }
        const element = doc.struct(tag as 'P', options, () => draw(text, style, box, first))
        parent.add(element)
        element.end()
      }
      page.y = top + height
    },
    decorate(work) {
      artifact('Layout', () =>
        work(doc, (text, style, box, y) => {
          const ready = set(text, style, box.width)
          draw(ready, style, box, y)
          return ready.lines.length * leadingOf(style)
        }),
      )
    },
    rule() {
      artifact('Layout', () =>
        doc
          .moveTo(CONTENT.x, page.y)
          .lineTo(CONTENT.x + CONTENT.width, page.y)
          .lineWidth(0.75)
          .strokeColor(ink.line)
          .stroke(),
      )
    },
    gap(points) {
      page.y += points
    },
    keep(points) {
      if (!paper.isFixed && page.y + points > paper.height - paper.margin - 24) page.turn()
    },
    turn() {
      doc.addPage()
      page.y = paper.margin
    },
    heightOf: (text, style, width) => set(text, style, width).lines.length * leadingOf(style),
    widthOf: (text, style) => set(text, style, paper.width).lines[0]?.width ?? 0,
    matrix(cells, { x, y, size, alt }) {
      const cell = size / cells.length
      const figure = doc.struct('Figure', { alt }, () => {
        // Slightly wider than the cell, to avoid light lines between neighbors.
        for (const [row, each] of cells.entries())
          for (const [column, isDark] of each.entries())
            if (isDark) doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
        doc.fill('#000000')
      })
      root.add(figure)
      figure.end()
    },
    end(footer) {
      root.end()
      const { count } = footer === null ? { count: 0 } : doc.bufferedPageRange()
      const style: TextStyle = { size: 8.5, color: 'muted' }
      for (let at = 0; at < count; at++) {
        doc.switchToPage(at)
        // The library begins a page for content in its margin.
        doc.page.margins.bottom = 0
        const y = paper.height - paper.margin - 4
        artifact('Pagination', () => {
          draw(set(footer ?? '', style, CONTENT.width), style, CONTENT, y)
          const place = set(`${at + 1} / ${count}`, style, 60)
          draw(place, style, { x: CONTENT.x + CONTENT.width - 60, width: 60, align: 'end' }, y)
        })
      }
      doc.end()
      return done
    },
  }
  return page
}
